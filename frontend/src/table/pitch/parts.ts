/** What Auction Pitch brings to the table. */
import { t } from "../../words/words.svelte";
import type { CalledEvent, Reason, Seat, Sentence, SheetLine, View } from "../../wire/types";
import { trickDoing } from "../doing";
import type { Badge, GameParts, SheetMark } from "../games";
import Calls from "./Calls.svelte";
import Count from "./Count.svelte";
import Headline from "./Headline.svelte";
import Standing from "./Standing.svelte";
import { factsOf, type PitchBid, type PitchLine } from "./types";

/** All calls, lowest first. */
export const LADDER = ["pass", "1", "2", "3", "4", "slam"] as const;

/** The calls to offer: every rung of this table's ladder that one could make or is told why not. */
export function rungs({ deal, options }: View): string[] {
  const known = new Set([...(deal?.legal ?? []), ...Object.keys(deal?.refused ?? {})]);
  return LADDER.filter((call) => known.has(call) && (call !== "slam" || options.slam === "separate"));
}

/** Whether the call would match the highest bid and not raise it: the dealer's privilege. */
export function holds(view: View, call: string): boolean {
  return String(factsOf(view)?.bid) === call && (view.deal?.legal?.includes(call) ?? false);
}

/** A bid in as few letters as may be. */
export function bidText(bid: PitchBid): string {
  return bid === "slam" ? t("table-pitch-call-slam") : bid === 0 ? t("table-pitch-call-free") : String(bid);
}

export const calling = ({ deal }: View): boolean => deal?.phase === "auction";

function badge(view: View, seat: Seat): Badge | null {
  const { deal } = view;
  const { pitcher = null, bid = null } = factsOf(view) ?? {};
  if (deal && bid !== null && pitcher === seat) {
    const key = deal.phase === "auction" ? "table-pitch-spoken-highest" : "table-pitch-spoken-pitcher";
    return { text: bidText(bid), spoken: t(key, { bid }), tone: "bright" };
  }
  const call = deal?.calls.findLast(([caller]) => caller === seat)?.[1];
  if (!call) return null;
  if (call === "pass") return { text: t("table-pitch-call-pass"), spoken: t("table-pitch-spoken-pass"), tone: "quiet" };
  return { text: t(`table-pitch-call-${call}`), spoken: t("table-pitch-spoken-bid", { bid: call }), tone: "plain" };
}

/** The first card played makes trump: ask before it leaves the hand. */
function ask({ deal }: View, action: string): Sentence | null {
  if (deal?.phase !== "play" || deal.trump) return null;
  return { key: "table-pitch-ask", args: { suit: action.slice(-1) } };
}

function notNow(view: View, action: string): Reason {
  const { deal, you } = view;
  const auction = calling(view);
  if (deal && you !== null && deal.turn.includes(you)) {
    return auction
      ? { key: "refuse-pitch-auction-first", args: { card: action }, clause: "P7" }
      : { key: "refuse-not-now", args: {}, clause: null };
  }
  const seat = deal?.turn[0];
  if (seat === undefined) return { key: "refuse-not-now", args: {}, clause: null };
  return { key: "refuse-turn", args: { seat }, clause: auction ? "P8" : "P3" };
}

function callSentence({ seat, call }: CalledEvent, { deal }: View): Sentence {
  if (call === "pass" || call === "slam") {
    const held = call === "slam" && deal?.calls.some(([, before]) => before === "slam");
    return { key: held ? "event-pitch-hold" : `event-pitch-${call}`, args: { seat, bid: call } };
  }
  const held = deal?.calls.some(([, before]) => before === call);
  return { key: held ? "event-pitch-hold" : "event-pitch-bid", args: { seat, bid: Number(call) } };
}

function sheetMark(line: SheetLine, seat: Seat): SheetMark | null {
  const { pitcher, bid, made } = line as PitchLine;
  if (seat !== pitcher) return null;
  const spoken = t(made ? "table-pitch-sheet-made" : "table-pitch-sheet-failed", { bid });
  return { text: bidText(bid), kept: made, spoken };
}

function collected(view: View, seat: Seat): string | null {
  if (!view.deal || calling(view)) return null;
  return t("table-pitch-pips", { pips: factsOf(view)?.pips[seat] ?? 0 });
}

export const pitch: GameParts = {
  Headline,
  Standing,
  Calls,
  Count,
  doing: trickDoing,
  calling,
  tricks: (view) => !calling(view),
  badge,
  ask,
  notNow,
  callName: (call) => t(`table-pitch-do-${call}`),
  callSentence,
  sheetMark,
  collected,
  goal: ({ options }) => t("table-goal-points", { target: Number(options.target) }),
  target: ({ options }) => Number(options.target),
};
