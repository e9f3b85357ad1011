/** What Trump Seven brings to the table. */
import { nameOf, t } from "../../words/words.svelte";
import type { CalledEvent, CardWord, GameEvent, Reason, Seat, Sentence, SheetLine, View } from "../../wire/types";
import { type Doing, trickDoing } from "../doing";
import type { Badge, CardNote, GameParts, SheetMark } from "../games";
import Calls from "./Calls.svelte";
import Cloth from "./Cloth.svelte";
import Count from "./Count.svelte";
import Headline from "./Headline.svelte";
import { show } from "./movement";
import SeatMark from "./SeatMark.svelte";
import { standingSpoken } from "./spoken";
import Standing from "./Standing.svelte";
import { factsOf, JOKER, ownOf, sevenOf, sideOf, type TrumpSevenLine } from "./types";

const calling = ({ deal }: View): boolean => deal?.phase === "auction" || deal?.phase === "naming";

function doing(view: View): Doing {
  const phase = view.deal?.phase;
  return phase === "naming" ? "name" : phase === "giving" ? "give" : trickDoing(view);
}

function badge(view: View, seat: Seat): Badge | null {
  const side = sideOf(view, seat);
  if (side === "one") return { text: "", spoken: t("table-trump_seven-spoken-one"), tone: "bright" };
  if (side === "two") return { text: "", spoken: t("table-trump_seven-spoken-two"), tone: "quiet" };
  const call = factsOf(view)?.leaster ? null : view.deal?.calls.findLast(([caller]) => caller === seat)?.[1];
  if (!call) return null;
  const [text, spoken] = [t(`table-trump_seven-call-${call}`), t(`table-trump_seven-spoken-${call}`)];
  return { text, spoken, tone: call === "60" ? "plain" : "quiet" };
}

/** A counting card given away brings the others points: ask before it leaves the hand. */
function ask(view: View, action: string): Sentence | null {
  const points = view.deal?.phase === "giving" ? ownOf(view).worth?.[action] : undefined;
  if (!points) return null;
  const key = action === JOKER ? "joker" : action === sevenOf(view) ? "seven" : "card";
  return { key: `table-trump_seven-ask-${key}`, args: { card: action, points } };
}

/** Where a card of the hand came from, and what it is. */
function note(view: View, card: CardWord): CardNote | null {
  const { widow = [], gift } = ownOf(view);
  const came = view.deal?.phase === "giving" && widow.includes(card) ? "widow" : gift === card ? "gift" : null;
  const said = came ? [t(`table-trump_seven-from-${came}`)] : [];
  if (card === JOKER) said.push(t(factsOf(view)?.leaster ? "table-trump_seven-joker-alone" : "table-trump_seven-joker"));
  else if (card === sevenOf(view)) said.push(t("table-trump_seven-seven"));
  return said.length ? { text: came ? t(`table-trump_seven-tag-${came}`) : "", spoken: said.join(", ") } : null;
}

function turnNote(view: View): string | null {
  const facts = factsOf(view);
  const phase = view.deal?.phase;
  if (phase === "auction") return standingSpoken(view).join(" ").replace(/\.$/, "");
  if (phase === "naming") return t("table-trump_seven-widow-later");
  const to = phase === "giving" ? facts?.to?.[facts.laid] : undefined;
  if (to === undefined) return null;
  if (facts?.discards_to === "declarer_pile") return t("table-trump_seven-lay-own");
  return t("table-trump_seven-lay", { name: nameOf(to, view.chairs) });
}

const NOT_YET: Record<string, [string, string]> = {
  auction: ["refuse-trump_seven-auction-first", "K10"],
  naming: ["refuse-trump_seven-name-first", "K12"],
};
const WHOSE: Record<string, string> = { auction: "K8", naming: "K12", giving: "K13" };

function notNow({ deal, you }: View): Reason {
  const seat = deal?.turn[0];
  if (!deal || seat === undefined) return { key: "refuse-not-now", args: {}, clause: null };
  const first = NOT_YET[deal.phase];
  if (you === seat && first) return { key: first[0], args: {}, clause: first[1] };
  if (you === seat) return { key: "refuse-not-now", args: {}, clause: null };
  return { key: "refuse-turn", args: { seat }, clause: WHOSE[deal.phase] ?? "K17" };
}

/** Who has said 60 and speaks again stands by it or takes it back. */
function callSentence({ seat, call }: CalledEvent, { deal }: View): Sentence {
  const again = deal?.calls.some(([caller, said]) => caller === seat && said === "60") ? "again-" : "";
  return { key: `event-trump_seven-${again}${call}`, args: { seat } };
}

function lineOf(event: GameEvent, _: View | null, view: View): { said: Sentence[]; clause: string | null } | null {
  if (event.kind === "widow") {
    const cards = (event.cards ?? []).map((card) => ({ key: "event-trump_seven-widow-card", args: { card } }));
    return { said: [{ key: "event-trump_seven-widow", args: { seat: event.seat } }, ...cards], clause: event.clause };
  }
  if (event.kind === "gave") {
    const key = `event-trump_seven-${event.card ? "gave-card" : "gave"}${event.to === event.seat ? "-own" : ""}`;
    const args = { seat: event.seat, name: nameOf(event.to, view.chairs), ...(event.card ? { card: event.card } : {}) };
    return { said: [{ key, args }], clause: event.clause };
  }
  if (event.kind !== "last_cards") return null;
  const each = event.cards.map(([seat, card]) => ({ key: "event-trump_seven-last-card", args: { seat, card } }));
  return { said: [{ key: "event-trump_seven-last", args: {} }, ...each], clause: event.clause };
}

function sheetMark(line: SheetLine, seat: Seat): SheetMark | null {
  const { declarer, made, declarer_points: points } = line as TrumpSevenLine;
  if (seat !== declarer || points === null) return null;
  const spoken = t(made ? "table-trump_seven-sheet-made" : "table-trump_seven-sheet-lost", { points });
  return { text: String(points), kept: made, spoken };
}

function collected(view: View, seat: Seat): string | null {
  if (view.deal?.phase !== "play" && view.deal?.phase !== "over") return null;
  return t("table-trump_seven-points", { points: factsOf(view)?.points[seat] ?? 0 });
}

/** The host ends a series between two deals; where nobody is host, anybody. */
function mayStop({ options, stage, sheet, you, host }: View): boolean {
  const between = options.games === "until_stopped" && stage === "deal_over" && sheet.length > 0;
  return between && you !== null && (host === null || host === you);
}

export const trumpSeven: GameParts = {
  Headline,
  Standing,
  Calls,
  Cloth,
  SeatMark,
  Count,
  calling,
  doing,
  tricks: ({ deal }) => deal?.phase === "play" || deal?.phase === "over",
  badge,
  ask,
  yes: ({ deal }) => (deal?.phase === "giving" ? "table-trump_seven-yes" : "table-ask-yes"),
  note,
  turnNote,
  notNow,
  callName: (call) =>
    call.startsWith("trump ") ? t("table-trump-is", { suit: t(`suit-${call.slice(-1)}`) }) : t(`table-trump_seven-do-${call}`),
  callSentence,
  lineOf,
  show,
  sheetMark,
  collected,
  goal: ({ options, stage }) =>
    stage === "match_over" && options.games === "until_stopped" ? null : t(`table-trump_seven-goal-${options.games}`),
  mayStop,
  target: () => null,
};
