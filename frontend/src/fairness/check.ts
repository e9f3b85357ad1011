/** Whether a deal came out of the seed that the server was bound to: every step of docs/shuffle.md, done again here. */
import type { CardWord, Seat, Sentence } from "../wire/types";
import { deal as dealt, knows, packOf } from "./dealing";
import { letterOf, type ReadDeal, type ReadRecord } from "./reading";
import { bytesOf, commitment, lot, mixed, order, SEED_BYTES } from "./shuffle";

/** One thing that was checked; `right` null: it could not be, and the sentence says why. */
export interface Check extends Sentence {
  right: boolean | null;
}

export interface Verdict {
  deal: number;
  /** Recomputed from the seed; null where there is none. */
  commitment: string | null;
  checks: Check[];
}

export const passed = (checks: readonly Check[]): boolean => checks.every(({ right }) => right !== false);
/** Whether anything at all could be checked, and all of it is right. */
export const proved = (checks: readonly Check[]): boolean => passed(checks) && checks.some(({ right }) => right);

export const said = (right: boolean | null, key: string, args: Sentence["args"] = {}): Check => ({ right, key, args });

/** Seed and entropy as bytes; null for what is none. */
function chanceOf({ seed, entropy }: Pick<ReadDeal, "seed" | "entropy">) {
  const bytes = seed === null ? null : bytesOf(seed);
  const added = new Map<Seat, Uint8Array>();
  for (const [seat, hex] of entropy) {
    const one = bytesOf(hex);
    if (!one) return null;
    added.set(seat, one);
  }
  return bytes?.length === SEED_BYTES ? { bytes, added } : null;
}

/** The deal of a record, by itself: commitment, lot of the first deal, every hand and what lies beside. */
export function checkDeal(record: ReadRecord, deal: ReadDeal): Verdict {
  const { game, seats } = record;
  const verdict: Verdict = { deal: deal.number, commitment: null, checks: [] };
  const say = (right: boolean | null, key: string, args: Sentence["args"] = {}) => verdict.checks.push(said(right, key, args));
  if (deal.seed === null) say(null, "fair-unseeded");
  else if (!knows(game)) say(null, "fair-unknown-game");
  if (verdict.checks.length) return verdict;
  const chance = chanceOf(deal);
  if (!chance) {
    say(false, "fair-bad-seed", { line: deal.lines.get("seed") ?? 0 });
    return verdict;
  }
  verdict.commitment = commitment(chance.bytes);
  const seed = mixed(chance.bytes, chance.added);
  if (deal === record.deals[0]) {
    const first = lot(seats, seed);
    if (first === deal.dealer) say(true, "fair-lot-right", { seat: first });
    else say(false, "fair-lot-wrong", { seat: first, line: deal.lines.get("deal") ?? 0 });
  }
  const made = dealt(game, order(packOf(game), seed), seats, deal.dealer, new Set(deal.hands.keys()));
  const wrong: Check[] = [];
  for (const [seat, cards] of deal.hands) {
    const line = deal.lines.get(`hand ${letterOf(seat)}`) ?? 0;
    if (!sameSet(cards, made.hands.get(seat) ?? [])) wrong.push(said(false, "fair-hand-wrong", { seat, line }));
  }
  for (const [name, cards] of deal.beside) {
    const own = made.beside?.name === name ? made.beside : null;
    const right = own && (own.ordered ? cards.join() === own.cards.join() : sameSet(cards, own.cards));
    if (!right) wrong.push(said(false, "fair-beside-wrong", { line: deal.lines.get(`beside ${name}`) ?? 0 }));
  }
  if (!deal.hands.size) say(false, "fair-no-hands", { line: deal.lines.get("deal") ?? 0 });
  else if (wrong.length) verdict.checks.push(...wrong);
  else say(true, "fair-hands-right", { count: deal.hands.size });
  return verdict;
}

/** What one seat was dealt by a seed that has been revealed; null when that cannot be worked out. */
export function handFrom(
  game: string,
  seats: number,
  dealer: Seat,
  dealtTo: ReadonlySet<Seat>,
  chance: Pick<ReadDeal, "seed" | "entropy">,
  seat: Seat,
): CardWord[] | null {
  const known = knows(game) ? chanceOf(chance) : null;
  if (!known) return null;
  const pack = order(packOf(game), mixed(known.bytes, known.added));
  return dealt(game, pack, seats, dealer, dealtTo).hands.get(seat) ?? null;
}

export function sameSet(some: readonly CardWord[], others: readonly CardWord[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}
