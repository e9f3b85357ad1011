/** What has happened, in words: the log that one reads and that screen readers hear. */
import { nameOf, t, widened } from "../words/words.svelte";
import type { Chair, GameEvent, Sentence, TrickEvent, View } from "../wire/types";
import { partsOf } from "./games";

export interface Line {
  n: number;
  /** Kept as sentences, so that the log follows when the reader changes the language. */
  said: Sentence[];
  clause: string | null;
  /** A line that begins a deal or a match stands out. */
  opens: boolean;
}

/** So many lines are kept. */
const KEPT = 250;

const line = (event: GameEvent, said: Sentence[], clause: string | null = null): Line => ({
  n: event.n,
  said,
  clause,
  opens: event.kind === "match" || event.kind === "dealt",
});

/** An event in words; `before` is the view it happened in, `view` the one that came of it. */
export function lineOf(event: GameEvent, before: View | null, view: View): Line | null {
  switch (event.kind) {
    case "seated":
    case "left":
    case "renamed":
      return line(event, [{ key: `event-${event.kind}`, args: { seat: event.seat, name: event.name } }]);
    case "chair":
      return line(event, [{ key: `event-chair-${event.who}`, args: { seat: event.seat, name: event.name } }]);
    case "match":
      return line(event, [{ key: "event-match", args: { match: event.match, dealer: event.dealer } }]);
    case "dealt":
      return line(event, [{ key: "event-dealt", args: { deal: event.deal, dealer: event.dealer } }]);
    case "cut_pack":
      return line(event, [{ key: "event-cut-pack", args: { seat: event.seat } }]);
    case "called":
      return line(event, [partsOf(view.game).callSentence(event, before ?? view)], event.clause);
    case "played":
      return line(event, [{ key: "event-played", args: { seat: event.seat, card: event.card } }]);
    case "trump":
      return line(event, [{ key: "event-trump", args: { suit: event.suit, seat: event.seat } }], event.clause);
    case "trick":
      return line(event, takenBy(event), event.clause);
    case "auction":
    case "redeal":
      return line(event, [{ key: event.key, args: event.args }], event.clause);
    case "scored":
      return line(event, [event.result.outcome], event.result.outcome.clause);
    case "won":
      return line(event, [{ key: event.key, args: event.args }], event.clause);
    default: {
      // A server newer than this page may tell of things it has no words for.
      const own = partsOf(view.game).lineOf?.(event, before, view);
      return own ? line(event, own.said, own.clause) : null;
    }
  }
}

function takenBy({ seat, card, key, args }: TrickEvent): Sentence[] {
  return [{ key: "event-trick", args: { seat, card } }, { key, args: { ...args, seat, card } }];
}

/** The line as text. The chairs are those of now: somebody who changed the name keeps the old deeds. */
export function textOf(said: Sentence[], chairs: readonly Chair[]): string {
  return said
    .map((sentence) => t(sentence.key, { ...widened(sentence.args, chairs), ...named(sentence, chairs) }))
    .join(" ");
}

/** A chair event speaks of a person by the name in it, which may not be at the chair any more. */
function named({ args }: Sentence, chairs: readonly Chair[]): Record<string, string> {
  const { name, seat } = args;
  return typeof name === "string" ? { name: name || nameOf(Number(seat), chairs) } : {};
}

/** What a newcomer finds: the auction, the trump and the cards on the table. */
export function recap(view: View): Line[] {
  const { deal } = view;
  if (!deal || view.stage === "lobby") return [];
  const said: Sentence[] = [{ key: "event-dealt", args: { deal: deal.number, dealer: deal.dealer } }];
  const { callSentence } = partsOf(view.game);
  for (const [place, [seat, call]] of deal.calls.entries()) {
    const before = { ...view, deal: { ...deal, calls: deal.calls.slice(0, place) } };
    said.push(callSentence({ kind: "called", n: 0, seat, call, clause: null }, before));
  }
  if (deal.trump) said.push({ key: "event-trump-is", args: { suit: deal.trump } });
  for (const [seat, card] of deal.trick.plays) said.push({ key: "event-played", args: { seat, card } });
  return said.map((sentence, place) => ({ n: place - said.length, said: [sentence], clause: null, opens: !place }));
}

export class Log {
  lines = $state.raw<Line[]>([]);
  /** The newest finished trick as it was told: it says why the taker took it. */
  trick = $state.raw<TrickEvent | null>(null);

  /** The listener of the client. */
  hear(events: GameEvent[], before: View | null, view: View): void {
    if (!events.length) {
      if (!this.lines.length) this.lines = recap(view);
      return;
    }
    let seen = before;
    const heard: Line[] = [];
    for (const event of events) {
      const one = lineOf(event, seen, view);
      if (one) heard.push(one);
      if (event.kind === "trick") this.trick = event;
      if (event.kind === "dealt") this.trick = null;
      if (event.kind === "called" && seen?.deal) {
        seen = { ...seen, deal: { ...seen.deal, calls: [...seen.deal.calls, [event.seat, event.call]] } };
      }
    }
    this.lines = [...this.lines, ...heard].slice(-KEPT);
  }
}
