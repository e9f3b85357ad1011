/** What the server says of decisions: hints at the table, and reviews of matches that are over (docs/protocol.md). */
import type { Deal, Seat, Sentence } from "./types";

/** Hints that a person may ask for in a deal. */
export type HintsMost = 0 | 1 | 3 | "any";

export interface HintsLeft {
  most: HintsMost;
  /** Null: as many as one likes. */
  left: number | null;
}

/** An action and how good it is. Values are chances to win, from 0 to 1; `error` is a standard error. */
export interface Advised {
  word: string;
  value: number;
  error: number;
  /** How much less it is worth than the best. */
  behind: number;
  behind_error: number;
}

export interface Hint {
  /** Deals tried; 0: judged without trying any. */
  worlds: number;
  /** Deals that can be; null where nobody counted them. */
  possible: number | null;
  /** All that can be were tried. */
  complete: boolean;
  /** Another action may be as good as the best. */
  close: boolean;
  /** Of the deals tried, those not played to their end. */
  guessed: number;
  /** There is one legal action. */
  forced: boolean;
  /** The best in front, three at most. */
  choices: Advised[];
  reasons: Sentence[];
}

export interface HintAnswer {
  revision: number;
  left: number | null;
  hint: Hint;
}

/** What the seat that acted in a step of a record could see before it did, and what it decided. */
export interface SeenStep {
  view: Deal;
  decided: string;
}

/** How much a decision cost, from nothing to a lot; `close`: too near to blame anybody. */
export type Band = "good" | "inaccuracy" | "mistake" | "blunder" | "close";

export interface ReviewedPlayer {
  seat: Seat;
  name: string;
  /** Mean loss of a counted decision, in hundredths of a chance to win: 0 is flawless; null where none counts. */
  score: number | null;
  decisions: number;
  /** Decisions with a choice that mattered. */
  counted: number;
  bands: Record<Band, number>;
  phases: { phase: string; score: number | null; counted: number }[];
  /** What equal bots got on the average from the same cards, and what came, in points of the game. */
  luck: number;
  result: number;
}

/** Where in the record a decision stands: the deal, counted from 1, and the step of `Replay.steps` that it made. */
export interface Moment {
  deal: number;
  step: number;
  seat: Seat;
  word: string;
  best: string;
  /** How much worse than the best, in chances to win, and its standard error. */
  regret: number;
  error: number;
  band: Band;
  reasons: Sentence[];
  phase: string;
}

export interface ReviewedDecision extends Omit<Moment, "reasons" | "band"> {
  /** Null where it does not count: forced, or hardly mattering. */
  band: Band | null;
  close: boolean;
  forced: boolean;
  value: number;
  choices: Advised[];
  /** What both were worth with all cards open; null where that was not looked at. */
  hindsight: { played: number; best: number } | null;
  tried: { worlds: number; possible: number | null; guessed: number };
}

export interface Review {
  version: string;
  seed: number;
  /** How many times a bot's usual number of deals was tried for a decision. */
  budget: number;
  /** How often equal bots of a level played each deal once more. */
  replays: number;
  luck_level: number;
  game: string;
  players: ReviewedPlayer[];
  moments: Moment[];
  decisions: ReviewedDecision[];
}

export interface ReviewState {
  id: string;
  state: "working" | "ready" | "failed";
  /** From 0 to 1. */
  progress: number;
  /** The key of what was wrong. */
  why?: string;
  review?: Review;
}
