/**
 * One event further: what the table shows while cards travel. No rule is asked here; when a message has been shown,
 * the server's own view takes the place of these.
 */
import type { CalledEvent, CardWord, Deal, DealtEvent, PlayedEvent, RedealEvent, Seat, TrickEvent, View } from "../wire/types";

function withDeal(view: View, change: (deal: Deal) => Partial<Deal>): View {
  if (!view.deal) return view;
  // While something moves nobody may act: the newest view says who may.
  const waiting = { turn: [], legal: [], refused: {} };
  return { ...view, deal: { ...view.deal, ...waiting, ...change(view.deal) } };
}

const bump = (counts: number[], seat: Seat, by: number): number[] =>
  counts.map((count, one) => (one === seat ? count + by : count));

/** Somebody has called. */
export function called(view: View, event: CalledEvent): View {
  return withDeal(view, ({ calls }) => ({ calls: [...calls, [event.seat, event.call]] }));
}

/** The deal has come to nothing, and why. */
export function redealt(view: View, { key, args, clause }: RedealEvent): View {
  return withDeal(view, () => ({ result: { redeal: true, key, args, clause } }));
}

/** A card has been laid on the table. */
export function played(view: View, { seat, card }: PlayedEvent): View {
  return withDeal(view, ({ hand, held, trick }) => ({
    hand: hand.filter((one) => one !== card),
    held: bump(held, seat, -1),
    trick: { ...trick, leader: trick.leader ?? seat, plays: [...trick.plays, [seat, card]] },
  }));
}

/** The trick is full and lies open; its taker is known. */
export function full(view: View, { seat, leader, cards }: TrickEvent): View {
  return withDeal(view, ({ trick, sitting }) => {
    const from = sitting.indexOf(leader);
    const plays = cards.map((card, i): [Seat, CardWord] => [sitting[(from + i) % sitting.length] ?? leader, card]);
    return { trick: { leader, plays: trick.plays.length ? trick.plays : plays, best: seat, taker: seat } };
  });
}

/** The trick has gone to its taker. */
export function taken(view: View, { seat }: TrickEvent): View {
  return withDeal(view, ({ trick, tricks, taken }) => ({
    last: trick,
    trick: { leader: seat, plays: [], best: null, taker: null },
    tricks: bump(tricks, seat, 1),
    taken: taken.map((pile, one) => (one === seat ? [...pile, ...trick.plays.map(([, card]) => card)] : pile)),
  }));
}

/** A new deal before its first packet: `to` is the view that the dealing leads to. */
export function undealt(to: View, { dealer }: DealtEvent): View {
  const none = Array.from({ length: to.seats }, () => 0);
  return withDeal({ ...to, stage: "play" }, () => ({
    dealer,
    hand: [],
    held: none,
    calls: [],
    trick: { leader: dealer, plays: [], best: null, taker: null },
    last: null,
    tricks: none,
    taken: none.map(() => []),
    trump: null,
    result: null,
  }));
}

/** A packet has come to a seat; `own` are the cards of it that one may see, in the order of the hand `order`. */
export function packet(view: View, seat: Seat, count: number, own: CardWord[], order: CardWord[]): View {
  return withDeal(view, ({ hand, held }) => ({
    held: bump(held, seat, count),
    hand: seat === view.you ? order.filter((card) => hand.includes(card) || own.includes(card)) : hand,
  }));
}
