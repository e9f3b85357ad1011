/** What My Ship Sails adds to the shapes of docs/protocol.md. */
import type { CardWord, Result, Seat, SheetLine, SuitLetter, View } from "../../wire/types";

export interface ShipFacts {
  exchanges: number;
  /** After so many exchanges the deal ends. */
  cap: number | "none";
  /** Seats before which a card lies face down; a call looks the same. */
  chosen: Seat[];
  out_of_deal: Seat[];
  /** Each false call of the deal: who, after how many exchanges. */
  false_calls: [Seat, number][];
  /** By seat, who gets the card it lays. */
  goes_to: Seat[];
  /** Deals in the match. */
  deals: number;
  winners: Seat[];
  /** Only while something moves: the cards are on their way; somebody has just called; these hands lie open. */
  passing?: boolean;
  calls_falsely?: Seat;
  shown?: Record<string, CardWord[]>;
}

export interface ShipOwn {
  /** What one has laid face down: a card, "call", or null. */
  choice: string | null;
  complete: boolean;
  /** Each exchange of the deal: the card given and the card got. */
  passed: [CardWord, CardWord][];
}

export interface ShipResult extends Result {
  winners: Seat[];
  /** Seats that called correctly; a tie may leave some of them without the win. */
  correct: Seat[];
  exchanges: number;
  false_calls: [Seat, number][];
}

export interface ShipLine extends SheetLine {
  /** Neither is there for a deal that did not count. */
  winners?: Seat[];
  exchanges?: number;
}

/** What is public of the deal, null between deals. */
export const factsOf = ({ deal }: View): ShipFacts | null => (deal?.facts as ShipFacts | undefined) ?? null;

/** What one alone knows; null for those who only watch. */
export function ownOf({ deal, you }: View): ShipOwn | null {
  const own = deal?.own as Partial<ShipOwn> | null | undefined;
  return you !== null && own?.passed ? (own as ShipOwn) : null;
}

/** The count of a finished deal, null before it. */
export const resultOf = ({ deal }: View): ShipResult | null =>
  deal?.result && !deal.result.redeal ? (deal.result as ShipResult) : null;

/** The suit of a complete hand. */
export const suitOf = (hand: readonly CardWord[]): SuitLetter => (hand[0]?.slice(-1) ?? "S") as SuitLetter;
