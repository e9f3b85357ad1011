/** A table to test with: views as the server sends them, and a wire that answers as told. */
import type { Deal, GameEvent, Refusal, View } from "../../wire/types";
import type { Link } from "../link";
import type { PitchLine, PitchResult } from "./types";

export const NAMES = ["Аня", "Борис", "Вера", "Гоша", "Дуня", "Егор", "Жанна"];

const none = (seats: number): number[] => Array.from({ length: seats }, () => 0);

/** A deal in its second trick: one sits at 0, Boris has led the nine of hearts, spades are trumps. */
export function dealOf(change: Partial<Deal> = {}, seats = 3): Deal {
  return {
    number: 2,
    dealer: 2,
    phase: "play",
    turn: [0],
    sitting: Array.from({ length: seats }, (_, seat) => seat),
    hand: ["AS", "TS", "8H", "KC"],
    held: none(seats).map(() => 4),
    legal: ["AS", "TS", "8H"],
    refused: {
      KC: { key: "refuse-pitch-follow-or-trump", args: { suit: "H", trump: "S" }, clause: "P13" },
    },
    calls: [[0, "pass"], [1, "2"], [2, "pass"]],
    trick: { leader: 1, plays: [[1, "9H"], [2, "JH"]], best: 2, taker: null },
    last: { leader: 1, plays: [[1, "QS"], [2, "2S"], [0, "3S"]], best: 1, taker: 1 },
    tricks: none(seats).map((_, seat) => (seat === 1 ? 1 : 0)),
    taken: none(seats).map((_, seat) => (seat === 1 ? ["QS", "2S", "3S"] : [])),
    trump: "S",
    facts: {
      pitcher: 1,
      bid: 2,
      so_far: {
        High: { seat: 1, card: "QS", sure: false },
        Low: { seat: 1, card: "2S", sure: true },
        Jack: null,
        Game: { seat: 1, card: null, sure: false },
      },
      pips: none(seats).map((_, seat) => (seat === 1 ? 2 : 0)),
    },
    result: null,
    ...change,
  } as Deal;
}

export function viewOf(change: Partial<View> = {}, seats = 3): View {
  return {
    table: "k7f2",
    revision: 20,
    game: "pitch",
    options: { target: 7, scoring: "four_points", slam: "separate" },
    seats,
    you: 0,
    host: 0,
    pace: "calm",
    stage: "play",
    chairs: NAMES.slice(0, seats).map((name, seat) => {
      const human = seat === 0;
      return { seat, kind: human ? "human" : "bot", name, level: human ? null : 1, here: true };
    }),
    scores: none(seats),
    winners: [],
    match: 1,
    sheet: [],
    deal: dealOf({}, seats),
    ...change,
  };
}

/** One's turn in the auction as the dealer, Boris having bid 2. */
export function auctionView(): View {
  const top = { key: "refuse-pitch-higher", args: { bid: "2" }, clause: "P8" };
  return viewOf({
    deal: dealOf({
      phase: "auction",
      dealer: 0,
      turn: [0],
      calls: [[1, "2"], [2, "pass"]],
      legal: ["pass", "2", "3", "4", "slam"],
      refused: { "1": top },
      trick: { leader: null, plays: [], best: null, taker: null },
      last: null,
      trump: null,
      facts: { pitcher: 1, bid: 2, so_far: { High: null, Low: null, Jack: null, Game: null }, pips: none(3) },
    }),
  });
}

export const RESULT: PitchResult = {
  redeal: false,
  pitcher: 1,
  bid: 2,
  made: true,
  points: [["Low"], ["High", "Game"], []],
  awards: [
    { point: "High", seat: 1, cards: ["QS"], key: "award-pitch-high", args: {}, clause: "P16" },
    { point: "Low", seat: 0, cards: ["2S"], key: "award-pitch-low-taker", args: {}, clause: "P15" },
    { point: "Jack", seat: null, cards: [], key: "award-pitch-jack-not-dealt", args: {}, clause: "P16" },
    { point: "Game", seat: 1, cards: ["TH", "AD"], key: "award-pitch-game", args: { pips: 14 }, clause: "P16" },
  ],
  pips: [3, 14, 2],
  delta: [1, 2, 0],
  hands: [["AS", "8H"], ["QS", "9H"], ["2S", "JH"]],
  outcome: { key: "outcome-pitch-made", args: { seat: 1, bid: 2, points: 2 }, clause: "P14" },
  match: null,
};

const LINE: PitchLine = { deal: 1, dealer: 2, pitcher: 1, bid: 2, made: true, delta: [1, 2, 0], scores: [1, 2, 0] };

/** A deal that has been counted. */
export function countedView(result: Partial<PitchResult> = {}, change: Partial<View> = {}): View {
  return viewOf({
    stage: "deal_over",
    scores: [1, 2, 0],
    sheet: [LINE],
    deal: dealOf({
      phase: "over",
      turn: [],
      hand: [],
      held: none(3),
      legal: [],
      refused: {},
      trick: { leader: null, plays: [], best: null, taker: null },
      result: { ...RESULT, ...result },
    }),
    ...change,
  });
}

/** One event of every kind. */
export const EVENTS: GameEvent[] = [
  { n: 1, kind: "seated", seat: 1, name: "Борис", who: "human" },
  { n: 2, kind: "left", seat: 1, name: "Борис", who: "human" },
  { n: 3, kind: "renamed", seat: 1, name: "Боря", who: "human" },
  { n: 4, kind: "chair", seat: 1, name: "Глаша", who: "bot" },
  { n: 5, kind: "chair", seat: 1, name: "", who: "empty" },
  { n: 6, kind: "chair", seat: 1, name: "Борис", who: "human" },
  { n: 7, kind: "match", match: 1, dealer: 2 },
  { n: 8, kind: "dealt", deal: 1, dealer: 2, packets: [[0, 3], [1, 3], [2, 3]], cards: ["AS"] },
  { n: 9, kind: "called", seat: 0, call: "pass", clause: "P7" },
  { n: 10, kind: "called", seat: 1, call: "2", clause: "P7" },
  { n: 11, kind: "called", seat: 2, call: "2", clause: "P8" },
  { n: 12, kind: "called", seat: 2, call: "slam", clause: "P7" },
  { n: 13, kind: "auction", key: "auction-pitch", args: { pitcher: 2, bid: 2 }, clause: "P9" },
  { n: 14, kind: "redeal", key: "redeal-pitch", args: {}, clause: "P9" },
  { n: 15, kind: "played", seat: 2, card: "QS" },
  { n: 16, kind: "trump", suit: "S", seat: 2, clause: "P10" },
  {
    n: 17,
    kind: "trick",
    seat: 2,
    leader: 2,
    cards: ["QS", "2S", "3S"],
    card: "QS",
    key: "trick-trump",
    args: { suit: "S" },
    clause: "P12",
  },
  { n: 18, kind: "scored", result: RESULT },
  { n: 19, kind: "won", winners: [1], key: "match-pitch-alone", args: { seat: 1, target: 7 }, clause: "P17" },
];

/** A wire without a server. What was asked of it is in `asked`; `answer` is what it says to actions. */
export class Wire implements Link {
  view: View | null;
  status: Link["status"] = "open";
  acting: string | null = null;
  readonly table = "k7f2";
  readonly invite = null;
  heard: Link["heard"] = null;
  readonly asked: string[] = [];
  answer: Refusal | null = null;
  #listener: Parameters<Link["onEvents"]>[0] | null = null;

  constructor(view: View) {
    this.view = view;
  }

  onEvents: Link["onEvents"] = (listener) => {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  };

  /** The server tells what happened. */
  tell(events: GameEvent[], view: View): void {
    this.#listener?.(events, this.view, view);
    this.view = view;
  }

  act: Link["act"] = (action) => this.#ask(`act ${action}`);
  next: Link["next"] = () => this.#ask("next");
  chair: Link["chair"] = (seat, kind, level) => this.#ask(`chair ${seat} ${kind}${level ? ` ${level}` : ""}`);
  pace: Link["pace"] = (pace) => this.#ask(`pace ${pace}`);
  rename: Link["rename"] = (name) => this.#ask(`rename ${name}`);
  leave: Link["leave"] = () => this.#ask("leave");
  cut: Link["cut"] = () => this.#ask("cut");
  stop: Link["stop"] = () => this.#ask("stop");
  hint: Link["hint"] = () => {
    this.asked.push("hint");
    return this.advice();
  };
  /** What it answers when asked for a hint. */
  advice: Link["hint"] = () => Promise.reject(new Error("no hint"));
  review: Link["review"] = () => {
    this.asked.push("review");
    return Promise.resolve({ id: "r1", state: "working", progress: 0 });
  };
  record: Link["record"] = () => Promise.resolve("semyorka-record 1\n");

  #ask(what: string): Promise<Refusal | null> {
    this.asked.push(what);
    return Promise.resolve(this.answer);
  }
}
