/**
 * The punishment as it is shown: the cut, the bottom card, the flicks, the end. Where the table counts it all has happened
 * with the cut, and the story tells it at leisure; where people count it follows what they do.
 */
import { settings } from "../../settings/settings.svelte";
import { sound } from "../../settings/sounds";
import type { Seat } from "../../wire/types";
import type { FlicksScene, Round } from "./types";

/** `cut`: the pack waits; `lifted`: it is being cut; `turned`: the card lies open; `flicks`; `end`. */
export type Act = "cut" | "lifted" | "turned" | "flicks" | "end";

/** One flick on its way: a new object for each. */
export interface Flick {
  seat: Seat;
  /** A side to come from. */
  side: 1 | -1;
  ms: number;
}

const LIFTED = 1000;
const TURNED = 2200;
/** All flicks of a story together, and one of them at most and at least, in milliseconds. */
const ALL_FLICKS = 10_000;
const ONE_FLICK: [number, number] = [230, 560];

/** Who gives each flick of a story, in order: one seat after another, from the left of the nose. */
export function strikers(dues: number[], nose: Seat): Seat[] {
  const seats = dues.length;
  const order = Array.from({ length: seats - 1 }, (_, step) => (nose + 1 + step) % seats);
  return order.flatMap((seat) => Array.from({ length: dues[seat] ?? 0 }, () => seat));
}

/** How long one of so many flicks takes. */
export const flickMs = (count: number): number =>
  Math.min(ONE_FLICK[1], Math.max(ONE_FLICK[0], ALL_FLICKS / Math.max(1, count)));

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

export class Story {
  act = $state<Act>("cut");
  /** Flicks shown so far, by seat, and how many are due. */
  given = $state.raw<number[]>([]);
  due = $state.raw<number[]>([]);
  nose = $state<Seat>(0);
  flick = $state.raw<Flick | null>(null);
  /** Flicks that this nose has got. */
  readonly got = $derived(sum(this.given));
  /** Red of the nose, from 0 to 1. */
  readonly heat = $derived(sum(this.due) ? Math.min(1, this.got / sum(this.due)) : 0);
  #counted: boolean;
  #scene: FlicksScene;
  #run = 0;

  /** `counted`: people count for themselves. A scene that is over is told from its beginning, one that is on is joined. */
  constructor(scene: FlicksScene, counted: boolean) {
    this.#scene = scene;
    this.#counted = counted;
    this.nose = scene.loser;
    if (scene.cut && !counted) void this.#tell();
    else if (scene.cut) this.#join(scene.round);
  }

  /** What is true now has changed. */
  hear(scene: FlicksScene): void {
    const before = this.#scene;
    this.#scene = scene;
    if (!scene.cut) return;
    if (!before.cut) void this.#tell();
    else if (this.#counted && this.act === "flicks") this.#follow(before.round, scene.round);
  }

  /** To the end at once. */
  skip(): void {
    this.#run += 1;
    this.flick = null;
    const { cut, round } = this.#scene;
    if (!cut) return;
    if (this.#counted && round) {
      this.#join(round);
      return;
    }
    if (!this.#counted) [this.due, this.given] = [cut.dues, cut.dues];
    this.act = "end";
  }

  /** Once more from the card on. */
  again(): void {
    void this.#tell();
  }

  /** Ends whatever is on its way. */
  stop(): void {
    this.#run += 1;
  }

  #join(round: Round | null): void {
    const { cut } = this.#scene;
    if (round) [this.nose, this.due, this.given] = [round.nose, round.due, round.given];
    // Who comes when it is over sees that all is paid.
    else if (cut && !this.due.length) [this.due, this.given] = [cut.dues, cut.dues];
    this.act = round ? "flicks" : "end";
  }

  async #tell(): Promise<void> {
    const run = ++this.#run;
    const { cut, loser } = this.#scene;
    if (!cut) return;
    this.nose = loser;
    [this.due, this.given, this.flick] = [cut.dues, cut.dues.map(() => 0), null];
    if (!settings.ms(1)) {
      this.skip();
      return;
    }
    this.act = "lifted";
    sound("card");
    await wait(settings.ms(LIFTED));
    if (run !== this.#run) return;
    this.act = "turned";
    sound("card");
    await wait(settings.ms(TURNED));
    if (run !== this.#run) return;
    if (!cut.value) sound("won");
    if (this.#counted) this.#join(this.#scene.round);
    else await this.#strike(strikers(cut.dues, loser), run);
  }

  async #strike(seats: Seat[], run: number): Promise<void> {
    const ms = settings.ms(flickMs(seats.length));
    if (seats.length) this.act = "flicks";
    for (const seat of seats) {
      this.#show(seat, ms);
      await wait(ms);
      if (run !== this.#run) return;
    }
    this.act = "end";
  }

  /** People strike: what has been given since is shown as one flick each message. */
  #follow(before: Round | null, now: Round | null): void {
    const ended = before && (!now || now.nose !== before.nose);
    const seat = now && !ended ? now.given.findIndex((count, one) => count > (before?.given[one] ?? 0)) : -1;
    if (seat >= 0) this.#show(seat, settings.ms(ONE_FLICK[1]));
    this.#join(now);
  }

  #show(seat: Seat, ms: number): void {
    this.given = this.given.map((count, one) => (one === seat ? count + 1 : count));
    if (ms) this.flick = { seat, side: this.got % 2 ? 1 : -1, ms };
    sound("flick");
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
