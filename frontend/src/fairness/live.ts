/** The shuffle of the deal that is over, checked at the table: against what this page saw before and got in its hand. */
import type { Revealed, View } from "../wire/types";
import { checkDeal, handFrom, said, sameSet, type Check } from "./check";
import { readRecord } from "./reading";
import type { Seen } from "./seen";
import { bytesOf, commitment } from "./shuffle";

/** The checks that need nothing but what this page has seen. */
export function checkSeen(view: View, revealed: Revealed, seen: Seen): Check[] {
  const bytes = bytesOf(revealed.seed);
  const fits = bytes !== null && commitment(bytes) === revealed.commitment;
  const shown = view.shuffle?.deal?.commitment === revealed.commitment;
  const checks = [said(fits && shown, fits && shown ? "fair-seed-right" : "fair-seed-wrong")];
  const before = seen.before(revealed.commitment);
  checks.push(said(before || null, before ? "fair-seen-right" : "fair-seen-late"));
  if (view.you === null) return checks;
  const mine = seen.mine(revealed.entropy[view.you], revealed.commitment);
  const lost = mine === null && (view.shuffle?.deal?.cut_by ?? []).includes(view.you) && !(view.you in revealed.entropy);
  if (mine !== null || lost) checks.push(said(mine === true, mine === true ? "fair-cut-right" : "fair-cut-wrong"));
  const dealt = seen.dealt(revealed.commitment);
  if (!dealt?.cards.length) checks.push(said(null, "fair-own-late"));
  else {
    const entropy = new Map(Object.entries(revealed.entropy).map(([seat, hex]) => [Number(seat), hex]));
    const chance = { seed: revealed.seed, entropy };
    const made = handFrom(view.game, view.seats, dealt.dealer, new Set(dealt.dealtTo), chance, view.you);
    const right = made !== null && sameSet(made, dealt.cards);
    checks.push(said(right, right ? "fair-own-right" : "fair-own-wrong"));
  }
  return checks;
}

/** The checks of all hands, by the record of the match so far. */
export function checkRecord(text: string, revealed: Revealed): Check[] {
  const record = readRecord(text);
  const deal = record.deals.find(({ seed }) => seed === revealed.seed);
  return deal ? checkDeal(record, deal).checks : [said(false, "fair-not-in-record")];
}
