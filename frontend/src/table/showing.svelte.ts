/**
 * What the table shows, a breath behind what is true. Each message of the server is shown as movement, event by event,
 * and ends with the server's own view. Messages that come meanwhile wait in a row; a long row is caught up with at once.
 */
import { settings } from "../settings/settings.svelte";
import { sound } from "../settings/sounds";
import type { DealtEvent, GameEvent, PlayedEvent, RedealEvent, TrickEvent, View } from "../wire/types";
import { partsOf, type Stage } from "./games";
import * as steps from "./steps";
import type { Travel } from "./travel.svelte";

interface Heard {
  events: GameEvent[];
  to: View;
}

/** So many messages may wait before the table stops showing each of them. */
const ROW = 3;
/** How long a full trick lies, and how long everybody's pass stays in sight, in milliseconds. */
const TRICK_LIES = 1200;
const PASSES_LIE = 1500;
/** Events that every table tells of, and that nothing moves for. */
const STILL = new Set([
  "seated", "left", "renamed", "chair", "match", "cut_pack", "auction", "trump", "scored", "revealed", "won",
  "cut", "struck", "punished", "flicks_over",
]);

export class Showing {
  view = $state.raw<View | null>(null);
  /** Whether what is shown is the newest view. */
  settled = $state(true);
  readonly #travel: Travel;
  #row: Heard[] = [];
  /** Counts the runs: one that finds another number in its place stops. */
  #run = 0;
  #running = false;
  #now: Heard | null = null;
  #lying: (() => void) | null = null;

  constructor(travel: Travel, view: View | null) {
    this.#travel = travel;
    this.view = view;
  }

  /** The listener of the client: shows the events, then `to`. After a gap (`from` null) it forgets and shows `to`. */
  hear(events: GameEvent[], from: View | null, to: View): void {
    if (!this.view || from === null || document.hidden) {
      this.jump(to);
      return;
    }
    if (!events.some(({ kind }) => !STILL.has(kind))) {
      this.#amend(to);
      return;
    }
    this.#row.push({ events, to });
    this.settled = false;
    const waited = this.#row.length > ROW ? this.#row.at(-2) : undefined;
    if (waited) {
      const newest = this.#row.slice(-1);
      this.jump(waited.to);
      this.#row = newest;
      this.settled = false;
    }
    if (!this.#running) void this.#showRow(++this.#run);
  }

  /** Somebody does not want to wait: what lies goes on its way, what moves is there. */
  hurry(): void {
    if (this.#lying) {
      this.#lying();
      return;
    }
    const last = this.#row.at(-1) ?? this.#now;
    if (last) this.jump(last.to);
  }

  /** Shows a view at once and forgets whatever was on its way. */
  jump(to: View): void {
    this.#run += 1;
    this.#running = false;
    this.#row = [];
    this.#now = null;
    this.#lying?.();
    this.#travel.stop();
    this.view = to;
    this.settled = true;
  }

  /** Nothing moved, but somebody came or went: what is on its way leads to `to` now. */
  #amend(to: View): void {
    const last = this.#row.at(-1) ?? this.#now;
    if (last) last.to = to;
    if (this.settled) this.view = to;
  }

  async #showRow(run: number): Promise<void> {
    this.#running = true;
    for (;;) {
      const heard = this.#row.shift();
      if (!heard) break;
      this.#now = heard;
      await this.#show(heard, run);
      if (run !== this.#run) return;
      this.#arrive(heard);
    }
    this.#running = false;
    this.#now = null;
  }

  /** The true view; and when nothing waits any more, it is one's turn to act. */
  #arrive({ to }: Heard): void {
    this.view = to;
    if (!this.#row.length) this.settled = true;
  }

  async #show(heard: Heard, run: number): Promise<void> {
    const moving = heard.events.filter(({ kind }) => !STILL.has(kind));
    for (const [place, event] of moving.entries()) {
      await this.#step(event, heard, place === moving.length - 1);
      if (run !== this.#run) return;
    }
  }

  async #step(event: GameEvent, heard: Heard, last: boolean): Promise<void> {
    if (!this.view) return;
    if (event.kind === "dealt") await this.#dealt(event, heard);
    else if (event.kind === "called" && !last) this.view = steps.called(this.view, event);
    else if (event.kind === "redeal") await this.#redealt(event);
    else if (event.kind === "played") await this.#played(event, heard, last);
    else if (event.kind === "trick") await this.#trick(event, heard, last);
    else await partsOf(this.view.game).show?.(event, this.#stage(heard));
  }

  /** Where a game shows what is its own. */
  #stage({ to }: Heard): Stage {
    const [run, showing] = [this.#run, this];
    return {
      get view() {
        return showing.view ?? to;
      },
      get on() {
        return showing.#run === run;
      },
      to,
      travel: this.#travel,
      change(view) {
        if (showing.#run === run) showing.view = view;
      },
      lie: (usual) => (showing.#run === run ? showing.#lie(usual) : Promise.resolve()),
    };
  }

  /** The last step of a message may be acted upon while its card still flies. */
  #turn(heard: Heard, last: boolean, step: (view: View) => View): void {
    if (last) this.#arrive(heard);
    else if (this.view) this.view = step(this.view);
  }

  async #played(event: PlayedEvent, heard: Heard, last: boolean): Promise<void> {
    const from = this.#travel.handOf(event.seat, event.card, this.view?.you === event.seat);
    this.#turn(heard, last, (view) => steps.played(view, event));
    sound("card");
    await this.#travel.lay(event.card, from, settings.ms(320));
  }

  async #redealt(event: RedealEvent): Promise<void> {
    if (this.view) this.view = steps.redealt(this.view, event);
    await this.#lie(PASSES_LIE);
  }

  async #trick(event: TrickEvent, heard: Heard, last: boolean): Promise<void> {
    const run = this.#run;
    if (this.view) this.view = steps.full(this.view, event);
    await this.#lie(TRICK_LIES);
    if (run !== this.#run) return;
    sound("trick");
    await this.#travel.sweep(event.seat, settings.ms(340));
    if (run === this.#run) this.#turn(heard, last, (view) => steps.taken(view, event));
  }

  async #dealt(event: DealtEvent, heard: Heard): Promise<void> {
    this.view = steps.undealt(heard.to, event);
    const order = heard.to.deal?.hand ?? event.cards ?? [];
    const own = order.filter((card) => !event.cards || event.cards.includes(card));
    let given = 0;
    const run = this.#run;
    await this.#travel.deal(event.dealer, event.packets, settings.ms(1), (seat, count) => {
      if (run !== this.#run || !this.view) return;
      const cards = seat === this.view.you ? own.slice(given, (given += count)) : [];
      this.view = steps.packet(this.view, seat, count, cards, order);
      sound("card");
    });
  }

  /** Lets things lie; a touch ends it. With motion switched off people still need the time to read. */
  #lie(usual: number): Promise<void> {
    return new Promise((end) => {
      const over = () => {
        clearTimeout(timer);
        this.#lying = null;
        end();
      };
      const timer = setTimeout(over, settings.ms(usual) || usual);
      this.#lying = over;
    });
  }
}
