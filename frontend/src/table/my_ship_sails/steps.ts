/**
 * One event further: what the circle shows while cards travel. No rule is asked here; when a message has been shown, the
 * server's own view takes the place of these.
 */
import { settings } from "../../settings/settings.svelte";
import { sound } from "../../settings/sounds";
import type { ChoseEvent, ExchangeEvent, FalseCallEvent, GameEvent, SailsEvent, View } from "../../wire/types";
import type { Stage } from "../games";
import { factsOf, type ShipFacts } from "./types";

/** How long the last card lies before all travel, how long they travel, how long a call stays in sight. */
const LAST_LIES = 260;
export const CIRCLE_TURNS = 820;
const FALSE_CALL_LIES = 1800;
export const SHIP_SAILS = 3200;
const NOBODY_LIES = 1800;

function withFacts(view: View, change: (facts: ShipFacts) => Partial<ShipFacts>): View {
  const facts = factsOf(view);
  if (!view.deal || !facts) return view;
  return { ...view, deal: { ...view.deal, facts: { ...facts, ...change(facts) } } };
}

/** A card lies before one more seat; nobody waits for it any more. */
export function chose(view: View, { seat }: ChoseEvent): View {
  const laid = withFacts(view, ({ chosen }) => ({ chosen: [...chosen.filter((one) => one !== seat), seat] }));
  return laid.deal ? { ...laid, deal: { ...laid.deal, turn: laid.deal.turn.filter((one) => one !== seat) } } : laid;
}

/** Somebody has called, and the hand is not complete. */
export function calledFalsely(view: View, { seat }: FalseCallEvent): View {
  return withFacts(view, ({ chosen, exchanges, false_calls }) => ({
    calls_falsely: seat,
    chosen: chosen.filter((one) => one !== seat),
    false_calls: [...false_calls, [seat, exchanges]],
  }));
}

/** All laid cards set out for the next seat; one's own leaves the hand. */
export function passing(view: View, { exchanges, gave }: ExchangeEvent): View {
  const moving = withFacts(view, () => ({ passing: true, exchanges, calls_falsely: undefined }));
  if (!moving.deal) return moving;
  return { ...moving, deal: { ...moving.deal, turn: [], hand: moving.deal.hand.filter((card) => card !== gave) } };
}

/** The hands that sail lie open. */
export function sailing(view: View, { winners, hands }: SailsEvent): View {
  const open = withFacts(view, () => ({ winners, shown: hands, chosen: [], calls_falsely: undefined }));
  return open.deal ? { ...open, deal: { ...open.deal, phase: "over", turn: [], legal: [], refused: {} } } : open;
}

/** Shows an event of this game as movement; null when it has none. */
export function show(event: GameEvent, stage: Stage): Promise<void> | null {
  switch (event.kind) {
    case "chose":
      if (!factsOf(stage.view)?.chosen.includes(event.seat)) sound("card");
      stage.change(chose(stage.view, event));
      return null;
    case "false_call":
      sound("refused");
      stage.change(calledFalsely(stage.view, event));
      return stage.lie(FALSE_CALL_LIES);
    case "exchange":
      return turned(event, stage);
    case "sails":
      stage.change(sailing(stage.view, event));
      return stage.lie(event.winners.length ? SHIP_SAILS : NOBODY_LIES);
    default:
      return null;
  }
}

async function turned(event: ExchangeEvent, stage: Stage): Promise<void> {
  if (settings.motion === "none") return;
  await stage.lie(LAST_LIES);
  if (!stage.on) return;
  sound("trick");
  stage.change(passing(stage.view, event));
  await stage.lie(CIRCLE_TURNS);
}
