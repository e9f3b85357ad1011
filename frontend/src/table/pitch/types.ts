/** What Auction Pitch adds to the shapes of docs/protocol.md. */
import type { Award, CardWord, Result, Seat, SheetLine, View } from "../../wire/types";

/** Who would have a point by the cards seen so far, and by which card. */
export interface SoFar {
  seat: Seat;
  card: CardWord | null;
  /** True when nothing can change it any more. */
  sure: boolean;
}

export type PitchPoint = "High" | "Low" | "Jack" | "Game";

/** 0 is a free pitch. */
export type PitchBid = number | "slam";

export interface PitchFacts {
  pitcher: Seat | null;
  bid: PitchBid | null;
  so_far: Record<PitchPoint, SoFar | null>;
  /** Card points toward Game, by seat. */
  pips: number[];
}

export interface PitchResult extends Result {
  pitcher: Seat;
  bid: PitchBid;
  made: boolean;
  /** Names of the points, by seat. */
  points: PitchPoint[][];
  awards: Award[];
  pips: number[];
}

export interface PitchLine extends SheetLine {
  pitcher: Seat;
  bid: PitchBid;
  made: boolean;
}

/** What is public of the deal, null between deals. */
export const factsOf = ({ deal }: View): PitchFacts | null => (deal?.facts as PitchFacts | undefined) ?? null;

/** The count of a finished deal, null before it. */
export const resultOf = ({ deal }: View): PitchResult | null =>
  deal?.result && !deal.result.redeal ? (deal.result as PitchResult) : null;
