/** A step of a record as the table's own components take it: a view that nobody sits in. */
import { lineOf, textOf } from "../table/log.svelte";
import type { Replay } from "../wire/replay";
import type { Chair, View } from "../wire/types";
import { t } from "../words/words.svelte";

const LETTERS = "ABCDEFG";

export function chairsOf({ players, seats }: Replay): Chair[] {
  const name = (seat: number) => players[seat] || (LETTERS[seat] ?? "?");
  return Array.from({ length: seats }, (_, seat) => ({ seat, kind: "human", name: name(seat), level: null, here: true }));
}

/** The view after the step at `at` (from 0). */
export function viewAt(replay: Replay, at: number): View {
  const step = replay.steps[at]!;
  const over = step.deal.result !== null;
  const last = over && replay.place === replay.deals.length && replay.ending !== null;
  return {
    table: "",
    revision: at,
    game: replay.game,
    options: replay.options,
    seats: replay.seats,
    you: null,
    host: null,
    pace: "calm",
    stage: last ? "match_over" : over ? "deal_over" : "play",
    chairs: chairsOf(replay),
    scores: step.scores,
    winners: last ? replay.winners : [],
    match: 1,
    ready: [],
    sheet: replay.sheet,
    deal: step.deal,
  };
}

/** What happened in the step, in words; of the last one of a deal, what came of the deal. */
export function tellStep(replay: Replay, at: number): string[] {
  const view = viewAt(replay, at);
  const before = at > 0 ? viewAt(replay, at - 1) : null;
  const { events } = replay.steps[at]!;
  const scored = Math.max(0, events.findIndex(({ kind }) => kind === "scored"));
  const lines = events.slice(scored).map((event) => lineOf(event, before, view));
  const told = lines.flatMap((line) => (line ? [textOf(line.said, view.chairs)] : []));
  if (at === 0) return [t("event-dealt", { deal: replay.place, dealer: view.chairs[view.deal!.dealer]!.name }), ...told];
  return told;
}
