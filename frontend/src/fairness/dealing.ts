/**
 * How each game's pack is made and dealt: what one must know to turn an order into hands. Kept here, and not asked of the
 * server, because a server that may say afterwards who gets which card of the order has bound itself to nothing.
 * `dealing.json` is held to the rules by a test.
 */
import type { CardWord, Seat } from "../wire/types";
import dealing from "./dealing.json";

interface Dealing {
  /** From the lowest to the highest. */
  ranks: string;
  joker: boolean;
  /** Who is dealt to first, seen from the dealer. */
  first: string;
  /** Cards at once, round by round. */
  packets: number[];
  /** What lies beside the hands: the rest of the pack, or the last card dealt; whether its order means anything. */
  beside: { name: string; cards: string; ordered: boolean } | null;
}

const GAMES: Record<string, Dealing> = dealing;

/** Whether the page knows how the game is dealt. */
export const knows = (game: string): boolean => Object.hasOwn(GAMES, game);

/** The pack as the shuffle gets it: suit by suit, each from the lowest rank to the highest, the Joker last. */
export function packOf(game: string): CardWord[] {
  const { ranks, joker } = GAMES[game]!;
  const cards = [..."SHDC"].flatMap((suit) => [...ranks].map((rank) => rank + suit));
  return joker ? [...cards, "JKR"] : cards;
}

export interface Dealt {
  hands: Map<Seat, CardWord[]>;
  /** What lies beside, under its name in a record. */
  beside: { name: string; cards: CardWord[]; ordered: boolean } | null;
}

/** What an order deals: `dealtTo` are the seats that get cards, of `seats` in all. */
export function deal(game: string, order: readonly CardWord[], seats: number, dealer: Seat, dealtTo: ReadonlySet<Seat>): Dealt {
  const { first, packets, beside } = GAMES[game]!;
  const step = first === "left" ? 1 : -1;
  const around = Array.from({ length: seats }, (_, turn) => (dealer + step * (turn + 1) + seats * 2) % seats);
  const hands = new Map<Seat, CardWord[]>();
  let at = 0;
  for (const size of packets) {
    for (const seat of around.filter((one) => dealtTo.has(one))) {
      hands.set(seat, [...(hands.get(seat) ?? []), ...order.slice(at, at + size)]);
      at += size;
    }
  }
  const cards = beside?.cards === "last" ? order.slice(at - 1, at) : order.slice(at);
  return { hands, beside: beside && { name: beside.name, cards, ordered: beside.ordered } };
}
