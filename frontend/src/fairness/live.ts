/** The shuffle of the deal that is over, checked at the table: against what this page saw before and got in its hand. */
import type { Revealed, Scene, View } from "../wire/types";
import { checkDeal, checkPack, handFrom, said, sameSet, type Check } from "./check";
import { readRecord, type ReadRecord } from "./reading";
import type { Seen } from "./seen";
import { bytesOf, commitment, isSeed } from "./shuffle";

/** A scene in which somebody cuts a pack: so many cards lifted, and the card that came to the bottom. */
type CutScene = Scene & { cut?: { at: number; card: string } | null };

const fits = (seed: string, bound: string): boolean => isSeed(seed) && commitment(bytesOf(seed)!) === bound;

/** The checks that need nothing but what this page has seen. */
export function checkSeen(view: View, revealed: Revealed, seen: Seen): Check[] {
  const shown = fits(revealed.seed, revealed.commitment) && view.shuffle?.deal?.commitment === revealed.commitment;
  const checks = [said(shown, shown ? "fair-seed-right" : "fair-seed-wrong")];
  const before = seen.before(revealed.commitment);
  checks.push(said(before, before === null ? "fair-seen-late" : before ? "fair-seen-right" : "fair-seen-wrong"));
  if (view.you === null) return checks;
  const mine = seen.mine(view.you, revealed.entropy[view.you], revealed.commitment);
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

/** The pack that the loser has cut; nothing where none was. */
export function checkCut(view: View, seen: Seen): Check[] {
  const { pack, cut } = (view.scene ?? {}) as Partial<CutScene>;
  if (!pack || !cut) return [];
  if (pack.seed === null) return [said(null, "fair-pack-withheld")];
  const right = fits(pack.seed, pack.commitment);
  const before = seen.pack(view.match);
  const same = before === null ? null : before === pack.commitment;
  return [
    said(right, right ? "fair-seed-right" : "fair-seed-wrong"),
    said(same, same === null ? "fair-pack-late" : same ? "fair-pack-seen" : "fair-pack-swapped"),
    checkPack(view.game, pack.seed, cut.at, cut.card),
  ];
}

/** The checks of all hands, by the record of the match so far. */
export function checkRecord(text: string, revealed: Revealed, seen: Pick<Seen, "commitments">): Check[] {
  const record = readRecord(text);
  const deal = record.deals.find(({ seed }) => seed?.toLowerCase() === revealed.seed.toLowerCase());
  return deal ? [...checkDeal(record, deal).checks, ...checkOrder(record, seen.commitments)] : [said(false, "fair-not-in-record")];
}

/**
 * Whether the deals came in the order of the commitments that were seen: each of those was shown for the deal after the
 * one before. Nothing where fewer than two of them have been dealt.
 */
function checkOrder(record: ReadRecord, seen: readonly string[]): Check[] {
  const bound = record.deals.map(({ seed }) => (seed !== null && isSeed(seed) ? commitment(bytesOf(seed)!) : null));
  const places = seen.map((one) => bound.indexOf(one));
  const known = places.flatMap((place, at) => (place < 0 ? [] : [at]));
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const between = places.slice(first, last + 1);
  const right = between.every((place, at) => place >= 0 && (at === 0 || place > between[at - 1]!));
  return [said(right, right ? "fair-order-right" : "fair-order-wrong")];
}
