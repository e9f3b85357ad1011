/** What each game brings to the table of its own. A new game is one more line here and a folder beside `pitch/`. */
import type { Component } from "svelte";
import { has, t } from "../words/words.svelte";
import type { CalledEvent, CardWord, GameEvent, Reason, Seat, Sentence, SheetLine, View } from "../wire/types";
import type { Doing } from "./doing";
import type { Link } from "./link";
import { myShipSails } from "./my_ship_sails/parts";
import { pitch } from "./pitch/parts";
import type { Form } from "./seating";
import { sevenLeaves } from "./seven_leaves/parts";
import { trumpSeven } from "./trump_seven/parts";
import type { Travel } from "./travel.svelte";

/** How loud a mark beside a name is. */
export type Tone = "quiet" | "plain" | "bright";

/** What stands beside a name: a call, a claim. `spoken` is the same for those who listen; they alone hear an empty one. */
export interface Badge {
  text: string;
  spoken: string;
  tone: Tone;
}

/** What a score sheet says of a deal in the column of one seat, beside the points. */
export interface SheetMark {
  text: string;
  /** True: kept; false: failed; null: neither. */
  kept: boolean | null;
  spoken: string;
}

export interface Facing {
  view: View;
}

export interface CallsFacing extends Facing {
  /** One wants to make this call. */
  onCall: (call: string, byKey: boolean) => void;
}

export interface SeatFacing extends Facing {
  seat: Seat;
}

/** What is to be known of a card in one's hand beyond its face. */
export interface CardNote {
  /** A word or two at the upper edge of the card; empty for nothing. */
  text: string;
  /** The same for those who listen. */
  spoken: string;
}

export interface CountFacing extends Facing {
  openRules: (clause?: string) => void;
}

export interface SceneFacing extends CountFacing {
  client: Link;
  onNext: () => void;
  onclose: () => void;
}

export interface ClothFacing extends Facing {
  form: Form;
}

/** Where an event of a game's own is shown as movement. */
export interface Stage {
  /** What is shown now, and what the message leads to. */
  readonly view: View;
  readonly to: View;
  readonly travel: Travel;
  /** False once somebody hurried: what has not moved yet shall not move any more. */
  readonly on: boolean;
  /** Shows another view. */
  change(view: View): void;
  /** Lets things lie so many milliseconds; a touch ends it. */
  lie(usual: number): Promise<void>;
}

export interface GameParts {
  /** Trump, and what the deal is played for; stands at the head of the table. */
  Headline: Component<Facing>;
  /** What has been won so far; stands beside the headline, or below it. */
  Standing: Component<Facing>;
  /** The buttons of an auction; shown while one may act and `calling` says so. */
  Calls?: Component<CallsFacing, { focusCall: () => void }>;
  /** What lies on the cloth; the cards of the trick where a game brings nothing. */
  Cloth?: Component<ClothFacing>;
  /** What a seat has so far, on its name plate; score and tricks where a game brings nothing. */
  Plate?: Component<SeatFacing>;
  /** A sign beside the name of a seat: which side it is on. Its words stand in `badge`. */
  SeatMark?: Component<SeatFacing>;
  /** The count of a finished deal: what was earned, by which cards, by which clause. */
  Count: Component<CountFacing>;
  /** The count says how everybody stands, and needs no totals beside it. */
  standsInCount?: boolean;
  /** What follows a match while the view has a scene; lies over the table, opened from the sheet of the match. */
  Scene?: Component<SceneFacing>;
  /** The words that lead to the scene; null when there is none. */
  sceneName?: (view: View) => string | null;
  /** Whether one's turn allows calls. */
  calling: (view: View) => boolean;
  /** What those whose turn it is are about to do. */
  doing: (view: View) => Doing;
  /** Whether the tricks of each seat mean something now. */
  tricks: (view: View) => boolean;
  /** A card of the hand that one has chosen already and may still change. */
  chosen?: (view: View) => CardWord | null;
  /** All act at once: calls stay in sight while things move, and the light of a plate says enough of whose turn it is. */
  together?: boolean;
  /** What a seat has called in this deal. */
  badge: (view: View, seat: Seat) => Badge | null;
  /** The key of what badges are called; "bidding" where a game has no other word. */
  badgeTitle?: string;
  /** A question to ask before an action that cannot be taken back. */
  ask: (view: View, action: string) => Sentence | null;
  /** The key of what answers such a question with yes; to play, where a game brings nothing. */
  yes?: (view: View) => string;
  /** What is to be known of a card in one's hand. */
  note?: (view: View, card: CardWord) => CardNote | null;
  /** What those who listen should hear beside whose turn it is; null for nothing. */
  turnNote?: (view: View) => string | null;
  /** Why something of one's own cannot be done now, when the view does not say. */
  notNow: (view: View, action: string) => Reason;
  /** What a call is called on a button. */
  callName?: (call: string) => string;
  /** A call as a sentence; `view` is the one before it. */
  callSentence: (event: CalledEvent, view: View) => Sentence;
  /** An event of the game's own in words; null for one that is none of the log's business. */
  lineOf?: (event: GameEvent, before: View | null, view: View) => { said: Sentence[]; clause: string | null } | null;
  /** Shows an event of the game's own as movement; null when it has none. */
  show?: (event: GameEvent, stage: Stage) => Promise<void> | null;
  /** What the sheet says in the column of a seat. */
  sheetMark: (line: SheetLine, seat: Seat) => SheetMark | null;
  /** What a seat has collected, in words; null when nothing counts yet. */
  collected: (view: View, seat: Seat) => string | null;
  /** What ends the match, as a sentence; null when nothing does. */
  goal: (view: View) => string | null;
  /** Whether one may end the match here, which has no end of its own. */
  mayStop?: (view: View) => boolean;
  /** The score that a match is played to, null when there is none. */
  target: (view: View) => number | null;
  /** A score in words, where it is not points. */
  scored?: (score: number) => string;
  /** The key of what the count is called, where it is not of points. */
  countTitle?: string;
}

const GAMES: Record<string, GameParts> = { my_ship_sails: myShipSails, pitch, seven_leaves: sevenLeaves, trump_seven: trumpSeven };

/** Whether an action is a card, and no call. */
export const isCard = (action: string): boolean => has(`card-${action}`);

/** An action in words: the name of the card, or what the call is called. */
export function actionName({ game }: Pick<View, "game">, action: string): string {
  return isCard(action) ? t(`card-${action}`) : (partsOf(game).callName?.(action) ?? action);
}

/** The parts of a game. Throws for a game that nobody has given any. */
export function partsOf(game: string): GameParts {
  const parts = GAMES[game];
  if (!parts) throw new RangeError(`no table for the game ${game}`);
  return parts;
}
