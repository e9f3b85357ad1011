/** What each game brings to the table of its own. A new game is one more line here and a folder beside `pitch/`. */
import type { Component } from "svelte";
import type { CalledEvent, Reason, Seat, Sentence, SheetLine, View } from "../wire/types";
import { pitch } from "./pitch/parts";

/** How loud a mark beside a name is. */
export type Tone = "quiet" | "plain" | "bright";

/** What stands beside a name: a call, a claim. `spoken` is the same for those who listen. */
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

export interface CountFacing extends Facing {
  openRules: (clause?: string) => void;
}

export interface GameParts {
  /** Trump, and what the deal is played for; stands at the head of the table. */
  Headline: Component<Facing>;
  /** What has been won so far; stands beside the headline, or below it. */
  Standing: Component<Facing>;
  /** The buttons of an auction; shown while one's turn allows calls. */
  Calls: Component<CallsFacing, { focusCall: () => void }>;
  /** The count of a finished deal: what was earned, by which cards, by which clause. */
  Count: Component<CountFacing>;
  /** Whether one's turn is a call and not a card. */
  calling: (view: View) => boolean;
  /** What a seat has called in this deal. */
  badge: (view: View, seat: Seat) => Badge | null;
  /** A question to ask before an action that cannot be taken back. */
  ask: (view: View, action: string) => Sentence | null;
  /** Why something of one's own cannot be done now, when the view does not say. */
  notNow: (view: View, action: string) => Reason;
  /** A call as a sentence; `view` is the one before it. */
  callSentence: (event: CalledEvent, view: View) => Sentence;
  /** What the sheet says in the column of a seat. */
  sheetMark: (line: SheetLine, seat: Seat) => SheetMark | null;
  /** What a seat has collected, in words; null when nothing counts yet. */
  collected: (view: View, seat: Seat) => string | null;
  /** The score that a match is played to, null when there is none. */
  target: (view: View) => number | null;
}

const GAMES: Record<string, GameParts> = { pitch };

/** The parts of a game. Throws for a game that nobody has given any. */
export function partsOf(game: string): GameParts {
  const parts = GAMES[game];
  if (!parts) throw new RangeError(`no table for the game ${game}`);
  return parts;
}
