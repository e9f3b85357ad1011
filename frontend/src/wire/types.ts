/**
 * The shapes of docs/protocol.md. Seats are numbers from 0, clockwise; cards and calls are words ("AH", "pass").
 * No field holds a sentence: a key with its arguments becomes one in `words/`.
 */

import type { HintsLeft, HintsMost } from "./advice";

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

/** A point and who has it; `seat` null: nobody, and the sentence says why. */
export interface Award extends Reason {
  point: string;
  seat: Seat | null;
  cards: CardWord[];
}

export interface MatchEnd extends Reason {
  winners: Seat[];
}

/** The count of a deal, whatever the game; what a game adds stands in its own folder. */
export interface Result {
  redeal: false;
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
  /** Of the deal, each game its own; the last is `over`. */
  phase: string;
  /** Seats that may act now. */
  /** Behind a barrier one may also change one's own choice: then `legal` is there although one is not in `turn`. */
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
  /** What else is public; its shape is the game's. */
  facts: unknown;
  /** What one alone knows beside one's hand; its shape is the game's. */
  own: unknown;
  result: Result | Redeal | null;
}

/** One deal on the score sheet; what a game adds stands in its own folder. */
export interface SheetLine {
  /** Null: it did not count, and left only penalties. */
  deal: number | null;
  dealer: Seat;
  delta: number[];
  scores: number[];
}

/** What the server is bound to for one shuffle, and who has cut that pack. */
export interface Bound {
  commitment: string;
  cut_by: Seat[];
}

/** What a shuffle was made of, told once its deal is over; `entropy` by seat. Bytes in hex. */
export interface Revealed {
  commitment: string;
  seed: string;
  entropy: Record<string, string>;
}

/** docs/shuffle.md */
export interface Shuffle {
  version: string;
  /** Of the deal to come. */
  next: Bound;
  /** Of the deal on the table; null before the first. */
  deal: Bound | null;
  /** Of the deal on the table, once it is over. */
  revealed: Revealed | null;
}

/** What the rules have follow upon a match; what a game adds stands in its own folder. */
export interface Scene {
  over: boolean;
  /** Seats that it waits for. */
  awaits: Seat[];
  /** What the server is bound to for the pack that is cut; `seed` once it has been. */
  pack: { commitment: string; seed: string | null };
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
  /** Null where nothing follows, or the match is on. */
  scene?: Scene | null;
  shuffle?: Shuffle;
  /** Hints in a deal, and how many of them one has left; null for a watcher. */
  hints?: HintsLeft | null;
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
  /** What the server was bound to for this deal. */
  commitment?: string;
}

/** Somebody has cut the pack of the next deal. */
export interface CutPackEvent extends Numbered {
  kind: "cut_pack";
  seat: Seat;
}

/** A deal is over: what its shuffle was made of. */
export interface RevealedEvent extends Numbered, Revealed {
  kind: "revealed";
}

export interface CalledEvent extends Numbered {
  kind: "called";
  seat: Seat;
  call: string;
  clause: string | null;
}

export interface AuctionEvent extends Numbered, Reason {
  kind: "auction";
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

/** My Ship Sails: somebody has chosen; the choice itself is one's own only. */
export interface ChoseEvent extends Numbered {
  kind: "chose";
  seat: Seat;
  action?: string;
  clause: string | null;
}

export interface FalseCallEvent extends Numbered {
  kind: "false_call";
  seat: Seat;
  clause: string | null;
}

/** All cards have passed at once; what one gave and got is one's own only. */
export interface ExchangeEvent extends Numbered {
  kind: "exchange";
  exchanges: number;
  gave?: CardWord | null;
  got?: CardWord;
  clause: string | null;
}

/** The ship sails, with the hands that prove it (by seat); or nobody's does. */
export interface SailsEvent extends Numbered {
  kind: "sails";
  winners: Seat[];
  correct: Seat[];
  hands: Record<string, CardWord[]>;
  clause: string | null;
}

/** Trump Seven: the declarer has taken the two cards; `cards` are his own to see. */
export interface WidowEvent extends Numbered {
  kind: "widow";
  seat: Seat;
  cards?: CardWord[];
  clause: string | null;
}

/** A card laid away face down; `card` only for those who may know it. */
export interface GaveEvent extends Numbered {
  kind: "gave";
  seat: Seat;
  to: Seat;
  card?: CardWord;
  clause: string | null;
}

export interface LastCardsEvent extends Numbered {
  kind: "last_cards";
  cards: [Seat, CardWord][];
  clause: string | null;
}

/** Seven Leaves: somebody has his seventh trick. */
export interface SeventhEvent extends Numbered {
  kind: "seventh";
  seat: Seat;
  trick: number;
  /** Cards put aside where one leaves at once. */
  dropped: number;
  clause: string | null;
}

/** The loser has cut: `at` cards were lifted, and the bottom card says how many flicks. */
export interface CutEvent extends Numbered, Reason {
  kind: "cut";
  seat: Seat;
  at: number;
  card: CardWord;
  /** Flicks from each of the others; null where the number is for all of them together. */
  blows_each: number | null;
  total: number;
}

export interface StruckEvent extends Numbered {
  kind: "struck";
  seat: Seat;
  /** Whose nose it was. */
  of: Seat;
  number: number;
  due: number;
  /** One too many. */
  over: boolean;
  clause: string | null;
}

export interface PunishedEvent extends Numbered, Reason {
  kind: "punished";
  seat: Seat;
}

export interface FlicksOverEvent extends Numbered {
  kind: "flicks_over";
  clause: string | null;
}

export type GameEvent =
  | ChairEvent
  | MatchEvent
  | DealtEvent
  | CutPackEvent
  | RevealedEvent
  | CalledEvent
  | AuctionEvent
  | RedealEvent
  | PlayedEvent
  | TrumpEvent
  | TrickEvent
  | ScoredEvent
  | WonEvent
  | ChoseEvent
  | FalseCallEvent
  | ExchangeEvent
  | SailsEvent
  | WidowEvent
  | GaveEvent
  | LastCardsEvent
  | SeventhEvent
  | CutEvent
  | StruckEvent
  | PunishedEvent
  | FlicksOverEvent;

// ---- The socket --------------------------------------------------------------------------------------------

/** An intent without its id; the client gives the id, and the revision where one is needed. */
export type Intent =
  | { type: "sit"; name: string; seat: Seat | null }
  | { type: "act"; revision: number; action: string }
  | { type: "next"; revision: number }
  | { type: "cut"; entropy: string }
  | { type: "stop"; revision: number }
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
  chairs: { kind: ChairKind; level?: number }[];
  name: string;
  pace: Pace;
  hints?: HintsMost;
}

export interface OpenedTable {
  table: string;
  invite: string;
  seat: Seat | null;
  secret: string | null;
}
