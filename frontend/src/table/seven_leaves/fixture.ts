/** A table of Seven Leaves to test with: views as the server sends them. */
import type { Deal, View } from "../../wire/types";
import { viewOf as pitchView } from "../pitch/fixture";
import type { FlicksScene, LeavesFacts, LeavesLine, LeavesResult } from "./types";

export const FACTS: LeavesFacts = {
  turn_up: "TS",
  turn_up_held_by: 2,
  inside: [0, 1, 2],
  out: [],
  extra: false,
  loser: null,
  blows: null,
};

/** A deal in its third trick: one sits at 0, Boris has led the nine of hearts, spades are trumps. */
export function dealOf(facts: Partial<LeavesFacts> = {}, change: Partial<Deal> = {}): Deal {
  return {
    number: 2,
    dealer: 2,
    phase: "play",
    turn: [0],
    sitting: [0, 1, 2],
    hand: ["AS", "8H", "KC"],
    held: [5, 4, 5],
    legal: ["8H"],
    refused: { KC: { key: "refuse-seven_leaves-follow", args: { suit: "H" }, clause: "L9" } },
    calls: [],
    trick: { leader: 1, plays: [[1, "9H"]], best: 1, taker: null },
    last: { leader: 1, plays: [[1, "QS"], [2, "7S"], [0, "6S"]], best: 1, taker: 1 },
    tricks: [0, 2, 0],
    taken: [[], ["QS", "7S", "6S"], []],
    trump: "S",
    facts: { ...FACTS, ...facts },
    own: {},
    result: null,
    ...change,
  };
}

/** Before this deal one had four tricks, Boris five, Vera none. */
export function viewOf(facts: Partial<LeavesFacts> = {}, change: Partial<View> = {}, deal: Partial<Deal> = {}): View {
  return pitchView({
    game: "seven_leaves",
    options: { all_out: "no_loser", leave: "deal_end", punishment: "animated", blows: "each", strike_cards: 1 },
    scores: [4, 5, 0],
    deal: dealOf(facts, deal),
    ...change,
  });
}

export const RESULT: LeavesResult = {
  redeal: false,
  delta: [3, 4, 0],
  tricks_won: { "0": 3, "1": 4, "2": 0 },
  leaving: [1, 0],
  out: [1, 0],
  loser: 2,
  extra: false,
  sevenths: [6, 3, 0],
  hands: [["AS", "8H"], ["QS", "9H"], ["TS", "JH"]],
  outcome: { key: "outcome-seven_leaves-lost", args: { seat: 2, tricks: 0 }, clause: "L13" },
  match: { winners: [1], key: "match-seven_leaves-alone", args: { seat: 1, loser: 2 }, clause: "L13" },
};

const LINE: LeavesLine = { deal: 2, dealer: 2, leaving: [1, 0], delta: [3, 4, 0], scores: [7, 9, 0] };

export function sceneOf(change: Partial<FlicksScene> = {}): FlicksScene {
  return {
    over: false,
    awaits: [2],
    pack: { commitment: "", seed: null },
    loser: 2,
    cuts: [1, 35],
    cut: null,
    shields: { given: 1, half: 17, aside: 0 },
    offenders: [],
    round: null,
    ...change,
  };
}

/** The match is over and Vera has lost it. */
export function lostView(result: Partial<LeavesResult> = {}, change: Partial<View> = {}): View {
  const whole = { ...RESULT, ...result };
  const ended: Partial<Deal> = {
    phase: "over",
    turn: [],
    hand: [],
    held: [0, 0, 0],
    legal: [],
    refused: {},
    trick: { leader: null, plays: [], best: null, taker: null },
    tricks: [3, 4, 0],
    result: whole,
  };
  const over = { stage: "match_over" as const, scores: [7, 9, 0], winners: [1], sheet: [LINE], scene: sceneOf() };
  return viewOf({ out: whole.out, loser: whole.loser, turn_up_held_by: null }, { ...over, ...change }, ended);
}
