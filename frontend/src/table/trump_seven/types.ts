/** What Trump Seven adds to the shapes of docs/protocol.md. */
import type { Award, CardWord, Result, Seat, SheetLine, SuitLetter, View } from "../../wire/types";

/** Points by the cards seen so far; `sure` once nothing can change whether the 60 are made. */
export interface Sides {
  declarer: number;
  defenders: number;
  out: number;
  sure: "made" | "lost" | null;
}

export interface TrumpSevenFacts {
  declarer: Seat | null;
  /** Of the auction. */
  round: 1 | 2;
  /** Who has said 60 and stands by it. */
  bidders: Seat[];
  leaster: boolean;
  /** Points by seat. */
  points: number[];
  discards_to: "defenders_hand" | "defenders_pile" | "declarer_pile";
  sides: Sides | null;
  /** Deals in a row that came to nothing. */
  redeals: number;
  /** Gifts laid so far. */
  laid: number;
  /** Who gets the first gift, and the second; only while they are being laid. */
  to: [Seat, Seat] | null;
  /** Set by the table itself while the last cards lie open. */
  lastCards?: boolean;
}

/** What the declarer knows, or what a defender does. */
export interface TrumpSevenOwn {
  widow?: CardWord[];
  gifts?: (CardWord | null)[];
  /** Points that the others would get with a card of one's hand; only while gifts are laid. */
  worth?: Record<CardWord, number>;
  gift?: CardWord;
}

export interface TrumpSevenResult extends Result {
  leaster: boolean;
  declarer: Seat | null;
  trump: SuitLetter | null;
  declarer_points: number | null;
  defender_points: number | null;
  made: boolean | null;
  points: number[];
  winners: Seat[];
  /** By seat, as a word. */
  last_cards: Record<string, CardWord>;
  gifts: [Seat, CardWord][];
  /** The two cards that nobody took, in a leaster. */
  aside: CardWord[];
  awards: Award[];
  /** Points of every counting card. */
  worth: Record<CardWord, number>;
}

export interface TrumpSevenLine extends SheetLine {
  declarer: Seat | null;
  trump: SuitLetter | null;
  declarer_points: number | null;
  made: boolean | null;
  leaster: boolean;
  points: number[];
}

export const JOKER = "JKR";

/** What is public of the deal, null between deals. */
export const factsOf = ({ deal }: View): TrumpSevenFacts | null => (deal?.facts as TrumpSevenFacts | undefined) ?? null;

/** What one alone knows. */
export const ownOf = ({ deal }: View): TrumpSevenOwn => (deal?.own as TrumpSevenOwn | undefined) ?? {};

/** The count of a finished deal, null before it. */
export const resultOf = ({ deal }: View): TrumpSevenResult | null =>
  deal?.result && !deal.result.redeal ? (deal.result as TrumpSevenResult) : null;

/** Which side a seat is on in this deal, null where there are none. */
export type Side = "one" | "two";
export function sideOf(view: View, seat: Seat): Side | null {
  const declarer = factsOf(view)?.declarer ?? null;
  return declarer === null ? null : declarer === seat ? "one" : "two";
}

/** The seven of trumps, null while there are none. */
export const sevenOf = ({ deal }: View): CardWord | null => (deal?.trump ? `7${deal.trump}` : null);

/** Who has taken a card in a trick, null while nobody has. */
export function takerOf({ deal }: View, card: CardWord): Seat | null {
  const seat = deal?.taken.findIndex((pile) => pile.includes(card)) ?? -1;
  return seat < 0 ? null : seat;
}
