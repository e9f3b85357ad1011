/**
 * The shapes of docs/protocol.md. Seats are numbers from 0, clockwise; cards and calls are words ("AH", "pass").
 * No field holds a sentence: a key with its arguments becomes one in `words/`.
 */

export type Seat = number;
export type CardWord = string;
export type SuitLetter = "S" | "H" | "D" | "C";
export type Pace = "swift" | "calm" | "slow";
export type ChairKind = "human" | "bot" | "empty";
export type Stage = "lobby" | "play" | "deal_over" | "match_over";
export type OptionValue = string | number;
export type Options = Record<string, OptionValue>;

/** Arguments of a sentence, as they travel; `words.tell` widens them. */
export type Args = Record<string, unknown>;

/** A key of the text catalogue with its arguments. */
export interface Sentence {
  key: string;
  args: Args;
}

/** A sentence that a clause of the rules stands behind (null where none speaks). */
export interface Reason extends Sentence {
  clause: string | null;
}

/** Why something was not done. */
export type Refusal = Reason;

export interface Chair {
  seat: Seat;
  kind: ChairKind;
  name: string;
  /** Strength of a bot; null for people and empty chairs. */
  level: number | null;
  /** Whether the person at the chair has a socket open. */
  here: boolean;
}

/** The cards on the table. Empty `plays` before a lead; then `leader` is who will lead. */
export interface Trick {
  leader: Seat | null;
  plays: [Seat, CardWord][];
  /** Who would take it now. */
  best: Seat | null;
  /** Who took it; null while it lies open. */
  taker: Seat | null;
}

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

/** A point and who has it; `seat` null: nobody, and the sentence says why. */
export interface Award extends Reason {
  point: PitchPoint | "Pips";
  seat: Seat | null;
  cards: CardWord[];
}

export interface MatchEnd extends Reason {
  winners: Seat[];
}

export interface Result {
  redeal: false;
  pitcher: Seat;
  bid: PitchBid;
  made: boolean;
  /** Names of the points, by seat. */
  points: PitchPoint[][];
  awards: Award[];
  pips: number[];
  delta: number[];
  /** What everybody had been dealt, by seat. */
  hands: CardWord[][];
  outcome: Reason;
  match: MatchEnd | null;
}

/** A deal that did not count. */
export interface Redeal extends Reason {
  redeal: true;
}

export interface Deal {
  number: number;
  dealer: Seat;
  phase: "auction" | "play" | "over";
  /** Seats that may act now. */
  turn: Seat[];
  /** Seats that take part in this deal. */
  sitting: Seat[];
  /** One's own cards, in order for the eye; empty for a watcher. */
  hand: CardWord[];
  /** Number of cards, by seat. */
  held: number[];
  /** What one may do; only when it is one's turn. */
  legal?: string[];
  /** Each other card or call with the refusal it would meet; only when it is one's turn. */
  refused?: Record<string, Refusal>;
  calls: [Seat, string][];
  trick: Trick;
  last: Trick | null;
  /** Number of tricks, by seat. */
  tricks: number[];
  /** Cards in the tricks, by seat. */
  taken: CardWord[][];
  trump: SuitLetter | null;
  facts: PitchFacts;
  result: Result | Redeal | null;
}

/** One counted deal on the score sheet. */
export interface SheetLine {
  deal: number;
  dealer: Seat;
  pitcher: Seat;
  bid: PitchBid;
  made: boolean;
  delta: number[];
  scores: number[];
}

export interface View {
  table: string;
  revision: number;
  game: string;
  options: Options;
  seats: number;
  /** One's own seat; null for a person who only watches. */
  you: Seat | null;
  host: Seat | null;
  pace: Pace;
  stage: Stage;
  chairs: Chair[];
  scores: number[];
  winners: Seat[];
  match: number;
  /** Seats of people who have read the count and asked for the next deal (or match). */
  ready?: Seat[];
  sheet: SheetLine[];
  deal: Deal | null;
}

// ---- Events ------------------------------------------------------------------------------------------------

interface Numbered {
  n: number;
}

interface ChairEvent extends Numbered {
  kind: "seated" | "left" | "renamed" | "chair";
  seat: Seat;
  name: string;
  who: ChairKind;
}

export interface MatchEvent extends Numbered {
  kind: "match";
  match: number;
  dealer: Seat;
}

export interface DealtEvent extends Numbered {
  kind: "dealt";
  deal: number;
  dealer: Seat;
  /** In the order of dealing. */
  packets: [Seat, number][];
  /** One's own only. */
  cards?: CardWord[];
}

export interface CalledEvent extends Numbered {
  kind: "called";
  seat: Seat;
  call: string;
  clause: string | null;
}

export interface AuctionEvent extends Numbered, Reason {
  kind: "auction";
  pitcher: Seat;
  bid: PitchBid;
}

export interface RedealEvent extends Numbered, Reason {
  kind: "redeal";
}

export interface PlayedEvent extends Numbered {
  kind: "played";
  seat: Seat;
  card: CardWord;
}

export interface TrumpEvent extends Numbered {
  kind: "trump";
  suit: SuitLetter;
  seat: Seat;
  clause: string | null;
}

export interface TrickEvent extends Numbered, Reason {
  kind: "trick";
  /** Who took it. */
  seat: Seat;
  leader: Seat;
  cards: CardWord[];
  /** The card that took it. */
  card: CardWord;
}

export interface ScoredEvent extends Numbered {
  kind: "scored";
  result: Result;
}

export interface WonEvent extends Numbered, Reason {
  kind: "won";
  winners: Seat[];
}

export type GameEvent =
  | ChairEvent
  | MatchEvent
  | DealtEvent
  | CalledEvent
  | AuctionEvent
  | RedealEvent
  | PlayedEvent
  | TrumpEvent
  | TrickEvent
  | ScoredEvent
  | WonEvent;

// ---- The socket --------------------------------------------------------------------------------------------

/** An intent without its id; the client gives the id, and the revision where one is needed. */
export type Intent =
  | { type: "sit"; name: string; seat: Seat | null }
  | { type: "act"; revision: number; action: string }
  | { type: "next"; revision: number }
  | { type: "chair"; seat: Seat; kind: "bot" | "empty"; level?: number }
  | { type: "start" }
  | { type: "pace"; pace: Pace }
  | { type: "rename"; name: string }
  | { type: "leave" };

export type Said =
  | { type: "view"; view: View; events: GameEvent[]; from: number | null }
  | { type: "seated"; seat: Seat; secret: string }
  | { type: "done"; id: string }
  | ({ type: "refused"; id: string | null } & Refusal)
  | { type: "elsewhere" };

// ---- HTTP --------------------------------------------------------------------------------------------------

export interface OptionOffer {
  key: string;
  values: OptionValue[];
  default: OptionValue;
  clause: string;
}

/** A game that the server offers. */
export interface GameOffer {
  key: string;
  /** Fewest and most seats. */
  seats: [number, number];
  options: OptionOffer[];
}

export interface NewTable {
  game: string;
  options: Options;
  chairs: { kind: ChairKind }[];
  name: string;
  pace: Pace;
}

export interface OpenedTable {
  table: string;
  invite: string;
  seat: Seat | null;
  secret: string | null;
}
