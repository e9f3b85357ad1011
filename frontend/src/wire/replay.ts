/** The match of a record as `POST /api/records` tells it (docs/protocol.md). */
import type { CardWord, Deal, GameEvent, MatchEnd, Options, Seat, SheetLine } from "./types";

/** One action of a deal in a record, and how the deal stands after it. */
export interface RecordStep {
  /** Null: the cards have been dealt. */
  seat: Seat | null;
  action: string | null;
  events: GameEvent[];
  deal: Deal;
  scores: number[];
  /** What each seat holds. */
  hands: CardWord[][];
}

/** A match as a record has it, with one of its deals in steps. */
export interface Replay {
  game: string;
  seats: number;
  options: Options;
  players: string[];
  scores: number[];
  winners: Seat[];
  sheet: SheetLine[];
  ending: MatchEnd | null;
  stopped: boolean;
  deals: { dealer: Seat; hands: CardWord[][]; beside: Record<string, string>; seed: string | null }[];
  /** Which deal `steps` shows, counted from 1. */
  place: number;
  steps: RecordStep[];
}
