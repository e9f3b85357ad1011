/** What Seven Leaves adds to the shapes of docs/protocol.md. */
import type { CardWord, Result, Scene, Seat, SheetLine, View } from "../../wire/types";

/** So many tricks, and one is out. */
export const GOAL = 7;

export interface LeavesFacts {
  turn_up: CardWord;
  /** The dealer while he still has it in his hand. */
  turn_up_held_by: Seat | null;
  /** Seats that are dealt to. */
  inside: Seat[];
  /** Seats that have left, the first to leave first. */
  out: Seat[];
  /** This deal's tricks alone decide. */
  extra: boolean;
  loser: Seat | null;
  blows: number | null;
}

export interface LeavesResult extends Result {
  /** Tricks of this deal, by seat; those who are out are not in it. */
  tricks_won: Record<string, number>;
  leaving: Seat[];
  out: Seat[];
  loser: Seat | null;
  extra: boolean;
  /** By seat the trick of this deal that was its seventh, 0 for none. */
  sevenths: number[];
}

export interface LeavesLine extends SheetLine {
  leaving: Seat[];
}

/** The flicks on one nose: how many are due from each seat, given, and who has said that it is enough. */
export interface Round {
  nose: Seat;
  due: number[];
  given: number[];
  done: Seat[];
}

/** The loser's cut: `at` cards lifted, the card that came to the bottom, and what it means. */
export interface Cut {
  at: number;
  card: CardWord;
  value: number;
  total: number;
  dues: number[];
}

/** The punishment after a match that somebody has lost. */
export interface FlicksScene extends Scene {
  loser: Seat;
  /** Fewest and most cards that a cut lifts. */
  cuts: [number, number];
  cut: Cut | null;
  shields: { given: number; half: number; aside: number };
  offenders: Seat[];
  round: Round | null;
}

/** What is public of the deal, null between deals. */
export const factsOf = ({ deal }: View): LeavesFacts | null => (deal?.facts as LeavesFacts | undefined) ?? null;

/** The count of a finished deal, null before it. */
export const resultOf = ({ deal }: View): LeavesResult | null =>
  deal?.result && !deal.result.redeal ? (deal.result as LeavesResult) : null;

/** The punishment, null where there is none (or not yet). */
export const flicksOf = ({ scene }: View): FlicksScene | null => (scene as FlicksScene | null | undefined) ?? null;
