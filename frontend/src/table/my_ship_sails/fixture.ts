/** A table of My Ship Sails to test with: views as the server sends them. */
import type { Deal, Options, View } from "../../wire/types";
import { NAMES, viewOf } from "../pitch/fixture";
import type { ShipFacts, ShipLine, ShipOwn, ShipResult } from "./types";

export const OPTIONS: Options = {
  pass_direction: "left",
  stock: "none",
  tie: "share",
  false_call: "none",
  auto_call: "off",
  max_exchanges: 100,
  stalemate: "no_winner",
  deals: 5,
};

const HAND = ["KS", "9S", "2S", "AH", "8H", "3C", "QD"];

interface Change {
  facts?: Partial<ShipFacts>;
  own?: Partial<ShipOwn>;
  deal?: Partial<Deal>;
  view?: Partial<View>;
  options?: Options;
  seats?: number;
}

/** The second window of the second deal: one sits at 0, Boris and Gosha have chosen; one may pass any card, or call. */
export function shipView({ facts, own, deal, view, options, seats = 4 }: Change = {}): View {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return viewOf(
    {
      game: "my_ship_sails",
      options: { ...OPTIONS, ...options },
      chairs: NAMES.slice(0, seats).map((name, seat) => {
        const bot = seat > 0;
        return { seat, kind: bot ? "bot" : "human", name, level: bot ? 1 : null, here: true };
      }),
      scores: all.map((seat) => (seat === 2 ? 1 : 0)),
      deal: {
        number: 2,
        dealer: 3,
        phase: "choose",
        turn: all.filter((seat) => seat !== 1 && seat !== 3),
        sitting: all,
        hand: HAND,
        held: all.map(() => 7),
        legal: ["call", ...HAND],
        refused: {},
        calls: [],
        trick: { leader: null, plays: [], best: null, taker: null },
        last: null,
        tricks: all.map(() => 0),
        taken: all.map(() => []),
        trump: null,
        facts: {
          exchanges: 1,
          cap: 100,
          chosen: [1, 3],
          out_of_deal: [],
          false_calls: [],
          goes_to: all.map((seat) => (seat + 1) % seats),
          deals: 5,
          winners: [],
          ...facts,
        } satisfies ShipFacts,
        own: { choice: null, complete: false, passed: [["4C", "QD"]], ...own } satisfies ShipOwn,
        result: null,
        ...deal,
      },
      ...view,
    },
    seats,
  );
}

/** What one sees who has seven spades. */
export const completeView = (): View => {
  const hand = ["AS", "KS", "QS", "9S", "5S", "3S", "2S"];
  return shipView({ own: { complete: true }, deal: { hand, legal: ["call", ...hand] } });
};

export const RESULT: ShipResult = {
  redeal: false,
  winners: [1, 2],
  correct: [1, 2],
  exchanges: 6,
  false_calls: [[0, 2], [0, 3]],
  hands: [HAND, ["AC", "KC", "QC", "9C", "5C", "4C", "2C"], ["AD", "KD", "JD", "9D", "5D", "3D", "2D"], ["7S", "6S"]],
  delta: [0, 1, 1, 0],
  outcome: { key: "outcome-my_ship_sails-shared", args: { exchanges: 6, winners: [1, 2], seat: 1 }, clause: "S17" },
  match: null,
};

export const LINE: ShipLine = { deal: 2, dealer: 3, winners: [1, 2], exchanges: 6, delta: [0, 1, 1, 0], scores: [0, 1, 2, 0] };

/** A deal that has been counted. */
export function countedView(result: Partial<ShipResult> = {}, options: Options = {}): View {
  const counted = { ...RESULT, ...result };
  return shipView({
    options,
    facts: { chosen: [], exchanges: counted.exchanges, winners: counted.winners, false_calls: counted.false_calls },
    deal: { phase: "over", turn: [], legal: [], refused: {}, result: counted },
    view: { stage: "deal_over", sheet: [LINE], scores: [0, 1, 2, 0] },
  });
}
