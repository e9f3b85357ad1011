/** A table of Trump Seven to test with: views as the server sends them. */
import type { Deal, View } from "../../wire/types";
import { viewOf } from "../pitch/fixture";
import type { TrumpSevenFacts, TrumpSevenResult } from "./types";

export function factsWith(change: Partial<TrumpSevenFacts> = {}): TrumpSevenFacts {
  return {
    declarer: 0,
    round: 2,
    bidders: [0],
    leaster: false,
    points: [34, 12, 0],
    discards_to: "defenders_hand",
    sides: { declarer: 34, defenders: 12, out: 54, sure: null },
    redeals: 0,
    laid: 2,
    to: null,
    ...change,
  };
}

const EMPTY = { leader: null, plays: [], best: null, taker: null };

/** A deal in play: one sits at 0 and declares, spades are trumps, the seven of trumps is won, the Joker is out. */
export function dealWith(change: Partial<Deal> = {}): Deal {
  return {
    number: 1,
    dealer: 2,
    phase: "play",
    turn: [0],
    sitting: [0, 1, 2],
    hand: ["JKR", "QS", "8H"],
    held: [3, 4, 4],
    legal: ["JKR", "QS", "8H"],
    refused: {},
    calls: [[0, "60"], [1, "pass"], [2, "pass"], [1, "pass"], [2, "pass"]],
    trick: { ...EMPTY, leader: 0 },
    last: null,
    tricks: [4, 2, 0],
    taken: [["7S", "8S", "TS"], ["TH", "JH", "9H"], []],
    trump: "S",
    facts: factsWith(),
    own: { widow: ["8H", "9D"], gifts: ["9D", "7C"], worth: {} },
    result: null,
    ...change,
  };
}

export function sevenView(deal: Partial<Deal> = {}, change: Partial<View> = {}): View {
  const options = { games: "until_stopped", series: "tally", discards_to: "defenders_hand" };
  return viewOf({ game: "trump_seven", options, deal: dealWith(deal), ...change });
}

/** One's word in the second round: Boris has passed. */
export const auctionView = (facts: Partial<TrumpSevenFacts> = {}): View =>
  sevenView({
    phase: "auction",
    legal: ["pass", "60"],
    calls: [[0, "pass"], [1, "60"], [2, "pass"]],
    trick: EMPTY,
    tricks: [0, 0, 0],
    taken: [[], [], []],
    trump: null,
    facts: factsWith({ declarer: null, sides: null, bidders: [1], points: [0, 0, 0], laid: 0, ...facts }),
    own: {},
  });

/** One has the game and names trumps. */
export const namingView = (): View =>
  sevenView({
    ...auctionView().deal,
    phase: "naming",
    legal: ["trump S", "trump H", "trump D", "trump C"],
    facts: factsWith({ points: [0, 0, 0], laid: 0, sides: { declarer: 0, defenders: 0, out: 100, sure: null } }),
  });

/** One gives away: spades are trumps, two of the cards come from the widow. */
export const givingView = (facts: Partial<TrumpSevenFacts> = {}): View =>
  sevenView({
    ...namingView().deal,
    phase: "giving",
    trump: "S",
    hand: ["JKR", "7S", "8H", "TD", "9C"],
    legal: ["JKR", "7S", "8H", "TD", "9C"],
    facts: factsWith({
      laid: 0,
      to: [1, 2],
      points: [0, 0, 0],
      sides: { declarer: 0, defenders: 0, out: 100, sure: null },
      ...facts,
    }),
    own: { widow: ["8H", "TD"], gifts: [null, null], worth: { JKR: 4, "7S": 20, TD: 10 } },
  });

const award = (seat: number, cards: string[], points: number) => ({
  point: "Points",
  seat,
  cards,
  key: "award-trump_seven-points",
  args: { points },
  clause: "K20",
});

export const SEVEN_RESULT: TrumpSevenResult = {
  redeal: false,
  leaster: false,
  declarer: 0,
  trump: "S",
  declarer_points: 64,
  defender_points: 36,
  made: true,
  points: [64, 26, 10],
  winners: [0],
  last_cards: { "1": "8D", "2": "TC" },
  gifts: [[1, "9D"], [2, "7C"]],
  aside: [],
  awards: [award(0, ["7S", "TS"], 64), award(1, ["TH", "JH"], 26), award(2, ["TC"], 10)],
  worth: { "7S": 20, TS: 10, TH: 10, JH: 2, TC: 10 },
  delta: [1, 0, 0],
  hands: [["7S"], ["TH"], ["TC"]],
  outcome: { key: "outcome-trump_seven-made", args: { seat: 0, points: 64 }, clause: "K21" },
  match: null,
};

/** A deal that has been counted. */
export const countedView = (result: Partial<TrumpSevenResult> = {}, change: Partial<View> = {}): View =>
  sevenView(
    { phase: "over", turn: [], legal: [], hand: [], held: [0, 0, 0], result: { ...SEVEN_RESULT, ...result } },
    {
      stage: "deal_over",
      scores: [1, 0, 0],
      sheet: [
        {
          deal: 1, dealer: 2, declarer: 0, trump: "S", declarer_points: 64, made: true, leaster: false,
          points: [64, 26, 10], delta: [1, 0, 0], scores: [1, 0, 0],
        } as View["sheet"][number],
      ],
      ...change,
    },
  );
