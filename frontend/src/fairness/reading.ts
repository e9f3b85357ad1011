/**
 * What the shuffle's check needs of a record: who was dealt what from which seed. The lines are taken by the grammar of
 * docs/notation.md and by nothing looser, so that no file is one record here and another one elsewhere. Whether the match
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

/** The loser's cut: the card at the bottom, how many cards were lifted and from which pack, where that is told. */
export interface ReadCut {
  line: number;
  card: CardWord;
  pack: { at: number; seed: string } | null;
}

export interface ReadRecord {
  game: string;
  seats: number;
  /** By seat; empty where nobody is named. */
  players: string[];
  deals: ReadDeal[];
  cut: ReadCut | null;
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
/** The most cards that a pack of these games has. */
const MOST_CARDS = 53;
const CARD = /^([2-9TJQKA][SHDC]|JKR)$/;
/** What no text has; only a tab stands in lines. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/** The letter of a seat, as records have it. */
export const letterOf = (seat: Seat): string => LETTERS[seat] ?? "?";

/** The lines of a text as every reader of records counts them. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);

/** Reads a record of at most so many deals. Throws `Unreadable`. */
export function readRecord(text: string, most = Infinity): ReadRecord {
  return new Reader(text, most).read();
}

class Reader {
  #lines: { number: number; line: string }[] = [];
  #at = 0;
  /** The line that was taken last. */
  #number = 1;

  readonly #most: number;

  constructor(text: string, most: number) {
    this.#most = most;
    for (const [at, raw] of linesOf(text.replace(/^\uFEFF/, "")).entries()) {
      const line = bare(raw);
      if (!line || line.startsWith("#")) continue;
      if (CONTROL.test(line)) throw wrong(at + 1, "record-control");
      this.#lines.push({ number: at + 1, line });
    }
  }

  read(): ReadRecord {
    const first = this.#take("") ?? "";
    if (first !== FIRST_LINE) throw wrong(this.#number, "record-first-line", { expected: FIRST_LINE });
    const record: ReadRecord = { ...this.#head(), players: [], deals: [], cut: null };
    while (this.#take("option ") !== null);
    for (let rest; (rest = this.#take("player ")) !== null; ) {
      const [letter, name] = halves(rest);
      const seat = this.#seat(letter, record.seats);
      if (record.players[seat]) throw this.#twice("player", letter);
      record.players[seat] = bare(name);
    }
    for (let rest; (rest = this.#take("deal ")) !== null; ) record.deals.push(this.#deal(rest, record));
    this.#take("stopped");
    const cut = this.#take("cut ");
    if (cut !== null) record.cut = this.#cut(cut);
    this.#end();
    return record;
  }

  /** The rest of the next line when it begins so, else null. */
  #take(start: string): string | null {
    const next = this.#lines[this.#at];
    if (!next?.line.startsWith(start)) return null;
    this.#at += 1;
    this.#number = next.number;
    return bare(next.line.slice(start.length));
  }

  #needed(start: string): string {
    const rest = this.#take(start);
    if (rest === null) throw this.#unexpected(start.trim());
    return rest;
  }

  /** The next line is none of those that may stand here. */
  #unexpected(expected: string): Unreadable {
    const next = this.#lines[this.#at];
    if (!next) return wrong(this.#number, "record-breaks-off");
    return wrong(next.number, "record-expected", { expected, found: next.line.slice(0, 40) });
  }

  #twice(what: string, name: string): Unreadable {
    return wrong(this.#number, "record-expected", { expected: "…", found: `${what} ${name}`.slice(0, 40) });
  }

  #head(): { game: string; seats: number } {
    const game = this.#needed("game ");
    const seats = this.#needed("seats ");
    if (!/^[2-7]$/.test(seats)) throw wrong(this.#number, "record-seats", { found: seats.slice(0, 10) });
    return { game, seats: Number(seats) };
  }

  #seat(letter: string, seats: number): Seat {
    const seat = letter.length === 1 ? LETTERS.slice(0, seats).indexOf(letter) : -1;
    if (seat < 0) throw wrong(this.#number, "record-seat", { found: letter.slice(0, 10) });
    return seat;
  }

  #deal(head: string, { deals, seats }: ReadRecord): ReadDeal {
    const [number, letter] = halves(head);
    if (deals.length === this.#most) throw wrong(this.#number, "record-deals", { most: this.#most });
    if (number !== String(deals.length + 1)) {
      throw wrong(this.#number, "record-deal-number", { expected: deals.length + 1, found: number.slice(0, 10) });
    }
    const lines = new Map([["deal", this.#number]]);
    const dealer = this.#seat(letter, seats);
    const seed = this.#take("seed ");
    if (seed !== null) lines.set("seed", this.#number);
    const entropy = seed === null ? [] : this.#named("entropy", lines);
    const hands = this.#named("hand", lines);
    const beside = this.#named("beside", lines);
    while (this.#take("> ") !== null);
    if (this.#take("score ") === null) this.#take("redeal");
    return {
      number: deals.length + 1,
      dealer,
      seed,
      entropy: new Map(entropy.map(([letter, hex]) => [this.#seatAt(letter, "entropy", lines, seats), bare(hex)])),
      hands: new Map(hands.map(([letter, hand]) => [this.#seatAt(letter, "hand", lines, seats), cardsOf(hand)])),
      beside: new Map(beside.map(([what, cards]) => [what, cardsOf(cards)])),
      lines,
    };
  }

  /** The lines of one kind, each with a name of its own; where they stand is noted in `lines`. */
  #named(what: string, lines: Map<string, number>): [name: string, rest: string][] {
    const named: [string, string][] = [];
    for (let rest; (rest = this.#take(`${what} `)) !== null; ) {
      const [name, value] = halves(rest);
      if (lines.has(`${what} ${name}`)) throw this.#twice(what, name);
      if (what !== "entropy" && cardsOf(value).length > MOST_CARDS) throw wrong(this.#number, "record-card");
      lines.set(`${what} ${name}`, this.#number);
      named.push([name, value]);
    }
    return named;
  }

  #seatAt(letter: string, what: string, lines: Map<string, number>, seats: number): Seat {
    this.#number = lines.get(`${what} ${letter}`)!;
    return this.#seat(letter, seats);
  }

  #cut(rest: string): ReadCut {
    const [card = "", at, seed, ...more] = cardsOf(rest);
    if (!CARD.test(card)) throw wrong(this.#number, "record-card");
    const pair = at === undefined || (/^[1-9]\d?$/.test(at) && seed !== undefined && !more.length);
    if (!pair) throw wrong(this.#number, "record-expected", { expected: `cut ${card}`.slice(0, 40), found: `cut ${rest}`.slice(0, 40) });
    return { line: this.#number, card, pack: at === undefined ? null : { at: Number(at), seed: seed! } };
  }

  /** A record may break off: what came before is dealt all the same. */
  #end(): void {
    if (this.#at === this.#lines.length) return;
    if (this.#take("won") === null && this.#take("unfinished ") === null) throw this.#unexpected("unfinished");
    const more = this.#lines[this.#at];
    if (more) throw wrong(more.number, "record-after-end");
  }
}

/** Without spaces and tabs at its ends; whatever else is white belongs to the line. */
const bare = (line: string): string => line.replace(/^[ \t]+/, "").replace(/[ \t]+$/, "");

/** What stands before the first space, and what after it. */
function halves(text: string): [string, string] {
  const space = text.indexOf(" ");
  return space < 0 ? [text, ""] : [text.slice(0, space), text.slice(space + 1)];
}

const cardsOf = (text: string): CardWord[] => bare(text).split(/[ \t]+/).filter(Boolean);

const wrong = (line: number, key: string, args: Sentence["args"] = {}) => new Unreadable(line, { key, args });
