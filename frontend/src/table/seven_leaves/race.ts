/** The race to seven tricks: who has how many, who is out, who goes before whom. */
import type { Seat, View } from "../../wire/types";
import { clockwise } from "../seating";
import { factsOf, GOAL, resultOf } from "./types";

/** The tricks of a seat: before this deal, in it, and together. */
export interface Tricks {
  before: number;
  now: number;
  all: number;
}

/** Scores are tricks; those of a deal come into them when it is counted. */
export function tricksOf(view: View, seat: Seat): Tricks {
  const now = view.deal?.tricks[seat] ?? 0;
  const score = view.scores[seat] ?? 0;
  const before = resultOf(view) ? score - now : score;
  return { before, now, all: before + now };
}

/** The place at which a seat has left, 0 while it has not. */
export const placeOf = (view: View, seat: Seat): number => (factsOf(view)?.out.indexOf(seat) ?? -1) + 1;

export const isLoser = (view: View, seat: Seat): boolean => factsOf(view)?.loser === seat;

/** Whether a seat takes part in the deal that is on. */
export const isInside = (view: View, seat: Seat): boolean => factsOf(view)?.inside.includes(seat) ?? true;

/** Whether a seat has its seventh trick and goes when this deal is counted. */
export const isLeaving = (view: View, seat: Seat): boolean =>
  !factsOf(view)?.extra && placeOf(view, seat) === 0 && tricksOf(view, seat).all >= GOAL;

/** The seats as they stand in the race: those who are out in their order, then by tricks; level seats clockwise. */
export function raceOf(view: View): Seat[] {
  const extra = factsOf(view)?.extra ?? false;
  const rank = (seat: Seat): number => {
    if (isLoser(view, seat)) return -1;
    const place = placeOf(view, seat);
    if (extra && isInside(view, seat)) return tricksOf(view, seat).now;
    return place ? 1000 - place : tricksOf(view, seat).all;
  };
  return clockwise(view).sort((one, other) => rank(other) - rank(one));
}
