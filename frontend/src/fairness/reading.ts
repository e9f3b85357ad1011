/**
 * What the shuffle's check needs of a record (docs/notation.md): who was dealt what from which seed. Whether the match
 * was played by the rules is not read here; the server says that.
 */
import type { CardWord, Seat, Sentence } from "../wire/types";

export interface ReadDeal {
  number: number;
  dealer: Seat;
  seed: string | null;
  entropy: Map<Seat, string>;
  hands: Map<Seat, CardWord[]>;
  beside: Map<string, CardWord[]>;
  /** The line in which each of them stands: "deal", "seed", "entropy A", "hand A", "beside widow". */
  lines: Map<string, number>;
}

export interface ReadRecord {
  game: string;
  seats: number;
  /** By seat; empty where nobody is named. */
  players: string[];
  deals: ReadDeal[];
}

/** The text is no record; `line` counts from 1. */
export class Unreadable extends Error {
  constructor(
    readonly line: number,
    readonly sentence: Sentence,
  ) {
    super(`line ${line}: ${sentence.key}`);
  }
}

export const FIRST_LINE = "semyorka-record 1";
const LETTERS = "ABCDEFG";

/** The letter of a seat, as records have it. */
export const letterOf = (seat: Seat): string => LETTERS[seat] ?? "?";

export function readRecord(text: string): ReadRecord {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ number: at + 1, words: line.trim().split(/\s+/), line: line.trim() }))
    .filter(({ line }) => line && !line.startsWith("#"));
  const [first, ...rest] = lines;
  if (first?.line !== FIRST_LINE) throw wrong(first?.number ?? 1, "record-first-line", { expected: FIRST_LINE });
  const record: ReadRecord = { game: "", seats: 0, players: [], deals: [] };
  for (const { number, words, line } of rest) {
    const [what = "", name = "", ...cards] = words;
    const deal = record.deals.at(-1);
    const seat = (): Seat => seatOf(number, name, record.seats);
    if (what === "game") record.game = name;
    else if (what === "seats") record.seats = Number(name) || 0;
    else if (what === "player") record.players[seat()] = line.replace(/^player\s+\S+\s*/, "");
    else if (what === "deal") record.deals.push(begun(number, name, seatOf(number, cards[0] ?? "", record.seats)));
    else if (deal && ["seed", "entropy", "hand", "beside"].includes(what)) {
      const start = what === "seed" ? what : `${what} ${name}`;
      if (deal.lines.has(start)) throw wrong(number, "record-expected", { expected: "…", found: start.slice(0, 40) });
      deal.lines.set(start, number);
      if (what === "seed") deal.seed = name;
      else if (what === "entropy") deal.entropy.set(seat(), cards[0] ?? "");
      else if (what === "hand") deal.hands.set(seat(), cards);
      else deal.beside.set(name, cards);
    }
  }
  return record;
}

function begun(line: number, number: string, dealer: Seat): ReadDeal {
  const lines = new Map([["deal", line]]);
  return { number: Number(number), dealer, seed: null, entropy: new Map(), hands: new Map(), beside: new Map(), lines };
}

function seatOf(line: number, letter: string, seats: number): Seat {
  const seat = letter.length === 1 ? LETTERS.slice(0, seats).indexOf(letter) : -1;
  if (seat < 0) throw wrong(line, "record-seat", { found: letter.slice(0, 10) });
  return seat;
}

const wrong = (line: number, key: string, args: Sentence["args"]) => new Unreadable(line, { key, args });
