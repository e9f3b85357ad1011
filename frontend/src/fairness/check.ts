/** Whether a deal came out of the seed that the server was bound to: every step of docs/shuffle.md, done again here. */
import type { CardWord, Seat, Sentence } from "../wire/types";
import { deal as dealt, knows, packOf } from "./dealing";
import { letterOf, type ReadCut, type ReadDeal, type ReadRecord } from "./reading";
import { bytesOf, commitment, isEntropy, isSeed, lot, mixed, order } from "./shuffle";

/** One thing that was checked; `right` null: it could not be, and the sentence says why. */
export interface Check extends Sentence {
  right: boolean | null;
}

export interface Verdict {
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
  if (seed === null || !isSeed(seed) || ![...entropy.values()].every(isEntropy)) return null;
  const added = new Map([...entropy].map(([seat, hex]) => [seat, bytesOf(hex)!] as const));
  return { bytes: bytesOf(seed)!, added };
}

/** Which of the lines of chance is none: the seed, or what a seat has added. */
function badChance({ seed, entropy, lines }: ReadDeal): Check {
  if (!isSeed(seed ?? "")) return said(false, "fair-bad-seed", { line: lines.get("seed") ?? 0 });
  const seat = [...entropy].find(([, hex]) => !isEntropy(hex))?.[0] ?? 0;
  return said(false, "fair-bad-entropy", { seat, line: lines.get(`entropy ${letterOf(seat)}`) ?? 0 });
}

/** The deal of a record, by itself: commitment, lot of the first deal, every hand and what lies beside. */
export function checkDeal(record: ReadRecord, deal: ReadDeal): Verdict {
  const { game, seats } = record;
  const verdict: Verdict = { commitment: null, checks: [] };
  const say = (right: boolean | null, key: string, args: Sentence["args"] = {}) => verdict.checks.push(said(right, key, args));
  if (deal.seed === null) say(null, "fair-unseeded");
  else if (!knows(game)) say(null, "fair-unknown-game");
  if (verdict.checks.length) return verdict;
  const chance = chanceOf(deal);
  if (!chance) {
    verdict.checks.push(badChance(deal));
    return verdict;
  }
  verdict.commitment = commitment(chance.bytes);
  const twin = record.deals.find(({ seed }) => seed?.toLowerCase() === deal.seed!.toLowerCase())!;
  if (twin !== deal) say(false, "fair-seed-again", { deal: twin.number, line: deal.lines.get("seed") ?? 0 });
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

/** Whether this card lies at this place, from the top, of the pack that a seed gives. */
export function checkPack(game: string, seed: string, at: number, card: CardWord): Check {
  if (!knows(game)) return said(null, "fair-unknown-game");
  const right = isSeed(seed) && order(packOf(game), bytesOf(seed)!)[at - 1] === card;
  return said(right, right ? "fair-pack-right" : "fair-pack-wrong", { card, at });
}

/** The loser's cut of a record. */
export function checkCutLine(game: string, { line, card, pack }: ReadCut): Verdict {
  if (!pack) return { commitment: null, checks: [said(null, "fair-pack-untold")] };
  if (!isSeed(pack.seed)) return { commitment: null, checks: [said(false, "fair-bad-seed", { line })] };
  return { commitment: commitment(bytesOf(pack.seed)!), checks: [checkPack(game, pack.seed, pack.at, card)] };
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
