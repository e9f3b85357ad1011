/** What My Ship Sails brings to the table. */
import { nameOf, t } from "../../words/words.svelte";
import type { CardWord, GameEvent, Reason, Seat, Sentence, SheetLine, View } from "../../wire/types";
import type { Badge, CardNote, GameParts, SheetMark } from "../games";
import Calls from "./Calls.svelte";
import Circle from "./Circle.svelte";
import Count from "./Count.svelte";
import Headline from "./Headline.svelte";
import Standing from "./Standing.svelte";
import { show } from "./steps";
import { factsOf, ownOf, suitOf, type ShipLine } from "./types";

/** The one call there is. */
export const CALL = "call";

export const calling = ({ deal, stage }: View): boolean =>
  stage === "play" && ((deal?.legal?.includes(CALL) ?? false) || deal?.refused?.[CALL] !== undefined);

/** The card that lies ready for the neighbour: it may still be changed. */
export function chosen(view: View): CardWord | null {
  const choice = choosing(view) ? (ownOf(view)?.choice ?? null) : null;
  return choice === CALL ? null : choice;
}

/** Whether the deal is on. */
export const choosing = ({ stage, deal }: View): boolean => stage === "play" && deal?.phase !== "over";

/** Names in a row, as a sentence has them. */
export function namesOf(seats: readonly Seat[], { chairs }: View): string {
  return seats.map((seat) => nameOf(seat, chairs)).join(", ");
}

function badge(view: View, seat: Seat): Badge | null {
  const facts = factsOf(view);
  if (!facts || !view.deal) return null;
  if (facts.winners.includes(seat)) {
    return { text: t("table-my_ship_sails-sails-badge"), spoken: t("table-my_ship_sails-sails-spoken"), tone: "bright" };
  }
  const count = facts.false_calls.filter(([caller]) => caller === seat).length;
  if (facts.out_of_deal.includes(seat)) {
    return { text: t("table-my_ship_sails-out-badge"), spoken: t("table-my_ship_sails-out-spoken"), tone: "plain" };
  }
  if (count) {
    const spoken = t("table-my_ship_sails-false-spoken", { count });
    return { text: t("table-my_ship_sails-false-badge", { count }), spoken, tone: "plain" };
  }
  if (!choosing(view) || !facts.chosen.includes(seat)) return null;
  return { text: "✓", spoken: t("table-my_ship_sails-chose"), tone: "quiet" };
}

/** A false call, and a complete hand kept silent: neither can be taken back. */
function ask(view: View, action: string): Sentence | null {
  const complete = ownOf(view)?.complete ?? false;
  if (action !== CALL) {
    const silent = complete && (view.deal?.legal?.includes(CALL) ?? false);
    return silent ? { key: "table-my_ship_sails-ask-silent", args: {} } : null;
  }
  return complete ? null : { key: `table-my_ship_sails-ask-${view.options.false_call}`, args: {} };
}

function note(view: View, card: CardWord): CardNote | null {
  const own = ownOf(view);
  if (!choosing(view) || !own) return null;
  if (card === own.choice) return { text: "", spoken: t("table-my_ship_sails-note-chosen-spoken") };
  if (card !== own.passed.at(-1)?.[1]) return null;
  return { text: t("table-my_ship_sails-note-new"), spoken: t("table-my_ship_sails-note-new-spoken") };
}

function notNow(view: View): Reason {
  if (view.stage !== "play" || view.you === null) return { key: "refuse-not-now", args: {}, clause: null };
  const called = ownOf(view)?.choice === CALL;
  return { key: `refuse-my_ship_sails-${called ? "called" : "others-choose"}`, args: {}, clause: "S15" };
}

function lineOf(event: GameEvent): { said: Sentence[]; clause: string | null } | null {
  switch (event.kind) {
    case "exchange": {
      const said: Sentence[] = [{ key: "event-my_ship_sails-exchange", args: { exchanges: event.exchanges } }];
      if (event.gave) said.push({ key: "event-my_ship_sails-gave", args: { card: event.gave } });
      if (event.got) said.push({ key: "event-my_ship_sails-got", args: { card: event.got } });
      return { said, clause: event.clause };
    }
    case "false_call":
      return { said: [{ key: "event-my_ship_sails-false", args: { seat: event.seat } }], clause: event.clause };
    case "sails": {
      const said = event.correct.map((seat) => ({
        key: "event-my_ship_sails-sails",
        args: { seat, suit: suitOf(event.hands[seat] ?? []) },
      }));
      return said.length ? { said, clause: event.clause } : null;
    }
    default:
      return null;
  }
}

function sheetMark(line: SheetLine, seat: Seat): SheetMark | null {
  const { winners = [], exchanges = 0, delta } = line as ShipLine;
  if (winners.includes(seat)) {
    return { text: String(exchanges), kept: true, spoken: t("table-my_ship_sails-sheet-won", { exchanges }) };
  }
  const lost = delta[seat] ?? 0;
  return lost < 0 ? { text: "", kept: false, spoken: t("table-my_ship_sails-sheet-false") } : null;
}

export const myShipSails: GameParts = {
  Headline,
  Standing,
  Calls,
  Cloth: Circle,
  Count,
  together: true,
  calling,
  doing: () => "choose",
  tricks: () => false,
  chosen,
  badge,
  badgeTitle: "table-my_ship_sails-badge-title",
  ask,
  yes: () => "table-my_ship_sails-sure",
  note,
  notNow,
  callName: () => t("table-my_ship_sails-call"),
  callSentence: ({ seat }) => ({ key: "event-my_ship_sails-false", args: { seat } }),
  lineOf,
  show,
  sheetMark,
  collected: () => null,
  goal: ({ options }) => t("table-my_ship_sails-goal", { deals: Number(options.deals) }),
  target: () => null,
  scored: (wins) => t("table-my_ship_sails-wins", { wins }),
  countTitle: "table-my_ship_sails-ships",
};
