/**
 * Cards on their way. Every card of the table is an element that stands where it belongs; travelling is only a
 * movement of that element from where the card came from. So when a movement is cut short nothing is out of place.
 */
import { tick } from "svelte";
import type { CardWord, Seat } from "../wire/types";

/** A packet of backs between the dealer and a seat. */
export interface Flight {
  id: number;
  count: number;
  from: DOMRect;
  to: DOMRect;
  ms: number;
}

const EASE = "cubic-bezier(0.22, 0.72, 0.28, 1)";
/** All packets of a deal are on their way within so many milliseconds. */
const DEAL_LASTS = 1050;
const PACKET_FLIES = 260;

export class Travel {
  /** The element that holds the whole table. */
  root: HTMLElement | null = null;
  flights = $state.raw<Flight[]>([]);
  #running = new Set<Animation>();
  #waits = new Set<() => void>();
  #id = 0;

  /** Where a card of a seat's hand is now: the card itself for one's own, else the seat. */
  handOf(seat: Seat, card: CardWord, own: boolean): DOMRect | null {
    return (own ? this.#box(`[data-hand="${card}"]`) : null) ?? this.#seat(seat);
  }

  /** A card of the trick, or what a game lays beside it, comes from a hand. */
  async lay(card: CardWord, from: DOMRect | null, ms: number): Promise<void> {
    if (!ms || !from) return;
    await tick();
    const element = this.#lying(card);
    const to = element?.getBoundingClientRect();
    if (!element || !to?.width) return;
    const big = Math.min(1.4, Math.max(0.35, from.width / to.width));
    const start = `translate(${middle(from).x - middle(to).x}px, ${middle(from).y - middle(to).y}px) scale(${big})`;
    await this.#move(element, [{ transform: `${start} rotate(-8deg)` }, { transform: "none" }], ms);
  }

  /** The trick slides to its taker. */
  async sweep(seat: Seat, ms: number): Promise<void> {
    const cards = [...(this.root?.querySelectorAll<HTMLElement>("[data-played]") ?? [])];
    await this.away(cards.map(({ dataset }) => [dataset.played ?? "", seat]), ms);
  }

  /** Things on the table, by the names they lie there with, slide each to a seat. */
  async away(things: [string, Seat][], ms: number): Promise<void> {
    if (!ms) return;
    const mark = this.root?.querySelector<HTMLElement>("[data-mark]");
    if (mark) void this.#move(mark, [{ opacity: 0 }, { opacity: 0 }], ms * 2, "forwards");
    await Promise.all(
      things.map(([name, seat], place) => {
        const [element, goal] = [this.#lying(name), this.#seat(seat)];
        if (!element || !goal) return;
        const from = middle(element.getBoundingClientRect());
        const away = `translate(${middle(goal).x - from.x}px, ${middle(goal).y - from.y}px) scale(0.35)`;
        const there = { transform: away, opacity: 0.9, offset: 0.85 };
        const frames = [{ transform: "none" }, there, { transform: away, opacity: 0 }];
        return this.#move(element, frames, ms + place * 25, "forwards");
      }),
    );
  }

  /** Packets fly from the dealer in their order; `arrived` is told of each. `slow` 0: all are there at once. */
  async deal(
    dealer: Seat,
    packets: [Seat, number][],
    slow: number,
    arrived: (seat: Seat, count: number) => void,
  ): Promise<void> {
    await tick();
    const from = this.#seat(dealer);
    const step = Math.min(110, DEAL_LASTS / packets.length) * slow;
    await Promise.all(
      packets.map(async ([seat, count], place) => {
        const to = this.#box(`[data-seat="${seat}"]`);
        if (slow && from && to) {
          await this.#wait(place * step);
          if (seat !== dealer) await this.#fly(count, from, to, PACKET_FLIES * slow);
        }
        arrived(seat, count);
      }),
    );
  }

  /** Everything is where it belongs, at once. */
  stop(): void {
    for (const movement of this.#running) movement.cancel();
    this.#running.clear();
    for (const end of [...this.#waits]) end();
    this.flights = [];
  }

  /** Moves the element of a flight; the layer that draws the flights calls it. */
  launch(element: HTMLElement, { from, to, ms }: Flight): void {
    const at = (box: DOMRect) => `translate(${middle(box).x}px, ${middle(box).y}px)`;
    void this.#move(element, [{ transform: `${at(from)} rotate(-30deg)` }, { transform: at(to) }], ms, "both");
  }

  async #fly(count: number, from: DOMRect, to: DOMRect, ms: number): Promise<void> {
    const flight = { id: ++this.#id, count, from, to, ms };
    this.flights = [...this.flights, flight];
    await this.#wait(ms);
    this.flights = this.flights.filter((one) => one !== flight);
  }

  /** What moves of a thing on the table: a card of the trick, or something that a game lays beside it. */
  #lying(name: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(`:is([data-played="${name}"], [data-lying="${name}"]) .moves`) ?? null;
  }

  #seat(seat: Seat): DOMRect | null {
    return this.#box(`[data-seat="${seat}"]`);
  }

  #box(selector: string): DOMRect | null {
    return this.root?.querySelector(selector)?.getBoundingClientRect() ?? null;
  }

  async #move(element: HTMLElement, frames: Keyframe[], ms: number, fill: FillMode = "backwards"): Promise<void> {
    const movement = element.animate(frames, { duration: ms, easing: EASE, fill });
    this.#running.add(movement);
    try {
      await movement.finished;
    } catch {
      // Cut short: the element stands where it belongs already.
    }
    this.#running.delete(movement);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waits.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#waits.add(end);
    });
  }
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
