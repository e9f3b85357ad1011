/** What Seven Leaves brings to the table. */
import { t } from "../../words/words.svelte";
import type { GameEvent, Reason, Seat, SheetLine, View } from "../../wire/types";
import { trickDoing } from "../doing";
import type { Badge, CardNote, GameParts, SheetMark, Stage } from "../games";
import Count from "./Count.svelte";
import Headline from "./Headline.svelte";
import Known from "./Known.svelte";
import Plate from "./Plate.svelte";
import { isInside, isLeaving, isLoser, placeOf, tricksOf } from "./race";
import Scene from "./Scene.svelte";
import Standing from "./Standing.svelte";
import { factsOf, flicksOf, GOAL, type LeavesLine } from "./types";

/** How long it lies open that somebody has left in the middle of a deal, in milliseconds. */
const LEFT_LIES = 900;

function badge(view: View, seat: Seat): Badge | null {
  const place = placeOf(view, seat);
  if (isLoser(view, seat)) {
    return { text: t("table-seven_leaves-loser"), spoken: t("table-seven_leaves-loser"), tone: "plain" };
  }
  if (factsOf(view)?.extra && isInside(view, seat)) return null;
  if (place) {
    const spoken = t("table-seven_leaves-spoken-out", { place });
    return { text: t("table-seven_leaves-place", { place }), spoken, tone: "quiet" };
  }
  if (!isLeaving(view, seat)) return null;
  return { text: t("table-seven_leaves-seven"), spoken: t("table-seven_leaves-spoken-leaving"), tone: "bright" };
}

function notNow({ deal, you }: View): Reason {
  const seat = deal?.turn[0];
  if (seat === undefined || seat === you) return { key: "refuse-not-now", args: {}, clause: null };
  return { key: "refuse-turn", args: { seat }, clause: deal?.trick.plays.length ? "L9" : "L8" };
}

/** The turn-up in one's own hand: the others have seen it. */
function note(view: View, card: string): CardNote | null {
  const facts = factsOf(view);
  if (facts?.turn_up !== card || facts.turn_up_held_by === null) return null;
  return { text: t("table-seven_leaves-known-short"), spoken: t("table-seven_leaves-known") };
}

function lineOf(event: GameEvent): ReturnType<NonNullable<GameParts["lineOf"]>> {
  switch (event.kind) {
    case "seventh": {
      const { seat, trick, dropped } = event;
      const key = dropped ? "event-seven_leaves-seventh-leaves" : "event-seven_leaves-seventh";
      return { said: [{ key, args: { seat, trick, dropped } }], clause: event.clause };
    }
    case "cut":
    case "punished":
      return { said: [{ key: event.key, args: event.args }], clause: event.clause };
    case "struck": {
      // One line for all the flicks of a seat; a flick too many is told by the punishment that it brings.
      if (event.over || event.number < event.due) return null;
      return { said: [{ key: "event-seven_leaves-struck", args: { seat: event.seat, count: event.due } }], clause: event.clause };
    }
    default:
      return null;
  }
}

/** Who leaves at once lays his cards down and is not asked any more. */
async function left(seat: Seat, stage: Stage): Promise<void> {
  const { view } = stage;
  if (!view.deal) return;
  const { held, hand, sitting } = view.deal;
  stage.change({
    ...view,
    deal: {
      ...view.deal,
      held: held.map((count, one) => (one === seat ? 0 : count)),
      hand: seat === view.you ? [] : hand,
      sitting: sitting.filter((one) => one !== seat),
    },
  });
  await stage.lie(LEFT_LIES);
}

function sheetMark(line: SheetLine, seat: Seat): SheetMark | null {
  if (!(line as LeavesLine).leaving.includes(seat)) return null;
  return { text: String(GOAL), kept: true, spoken: t("table-seven_leaves-sheet-left") };
}

/** The way to the scene: what one would do there. */
function sceneName(view: View): string | null {
  const scene = flicksOf(view);
  if (!scene) return null;
  if (view.you !== null && scene.awaits.includes(view.you)) {
    return t(scene.cut ? "table-seven_leaves-go-strike" : "table-seven_leaves-go-cut");
  }
  return t("table-seven_leaves-go-watch");
}

export const sevenLeaves: GameParts = {
  Headline,
  Standing,
  Plate,
  SeatMark: Known,
  Count,
  standsInCount: true,
  Scene,
  sceneName,
  countTitle: "table-seven_leaves-tricks",
  calling: () => false,
  doing: trickDoing,
  tricks: () => false,
  badge,
  ask: () => null,
  note,
  notNow,
  callSentence: ({ kind }) => {
    throw new RangeError(`Seven Leaves has no calls: ${kind}`);
  },
  lineOf,
  show: (event, stage) => (event.kind === "seventh" && event.dropped ? left(event.seat, stage) : null),
  sheetMark,
  scored: (score) => t("table-seven_leaves-score", { count: score }),
  collected: (view, seat) =>
    view.deal && isInside(view, seat) ? t("table-seven_leaves-now", { count: tricksOf(view, seat).now }) : null,
  goal: () => t("table-seven_leaves-goal"),
  target: () => GOAL,
};
