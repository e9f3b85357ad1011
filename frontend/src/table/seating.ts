/**
 * Where people sit and where their cards lie. You are at the bottom; the others go round clockwise from your left.
 * A place is a share of the room that is left over: 0 touches the left (or upper) edge, 1 the right (or lower) one.
 */
import type { Seat, View } from "../wire/types";

/** `tall`: a phone held upright; `low`: a phone on its side; `wide`: an oval table with room around it. */
export type Form = "tall" | "low" | "wide";

export interface Place {
  x: number;
  y: number;
}

/** The form of a box of so many pixels; a box not measured yet is taken for a phone. */
export function formOf(width: number, height: number): Form {
  if (width >= 700 && height >= 600) return "wide";
  return width > height * 1.15 && height < 600 ? "low" : "tall";
}

/** Whether the score sheet and the log have room beside the table. */
export const roomBeside = (width: number, height: number): boolean => formOf(width, height) === "wide" && width >= 1040;

/** The seat at the bottom: one's own, and for those who watch, the first. */
export function nearest(view: View): Seat {
  return view.you ?? 0;
}

/** The seats clockwise from the one at the bottom, which comes first. */
export function clockwise(view: View): Seat[] {
  const from = nearest(view);
  return Array.from({ length: view.seats }, (_, step) => (from + step) % view.seats);
}

/** Upright, `y` counts rows of name plates from the top edge, so that the cards get all the room below. */
const TALL: Record<number, [number, number][]> = {
  1: [[0.5, 0]],
  2: [[0, 0], [1, 0]],
  3: [[0, 0.5], [0.5, 0], [1, 0.5]],
  4: [[0, 1], [0.17, 0], [0.83, 0], [1, 1]],
  5: [[0, 1.5], [0, 0.5], [0.5, 0], [1, 0.5], [1, 1.5]],
  6: [[0, 2], [0, 1], [0.17, 0], [0.83, 0], [1, 1], [1, 2]],
};

/** On its side the height is dear: most people sit left and right. */
const LOW: Record<number, [number, number][]> = {
  1: [[0.5, 0]],
  2: [[0, 0.3], [1, 0.3]],
  3: [[0, 0.5], [0.5, 0], [1, 0.5]],
  4: [[0, 0.8], [0, 0.15], [1, 0.15], [1, 0.8]],
  5: [[0, 0.85], [0, 0.2], [0.5, 0], [1, 0.2], [1, 0.85]],
  6: [[0, 1], [0, 0.5], [0, 0], [1, 0], [1, 0.5], [1, 1]],
};

/** Degrees round the oval, clockwise from its right end (so 270 is the top). */
const WIDE: Record<number, number[]> = {
  1: [270],
  2: [212, 328],
  3: [180, 270, 360],
  4: [172, 240, 300, 368],
  5: [164, 217, 270, 323, 376],
  6: [160, 203, 248, 292, 337, 380],
};

const onCircle = (degrees: number): Place => ({
  x: Math.cos((degrees * Math.PI) / 180),
  y: Math.sin((degrees * Math.PI) / 180),
});

/** The places of the name plates of everybody but the one at the bottom. */
export function plates(others: number, form: Form): Place[] {
  if (form === "wide") return (WIDE[others] ?? []).map(onCircle).map(({ x, y }) => ({ x: (x + 1) / 2, y: (y + 1) / 2 }));
  return ((form === "tall" ? TALL : LOW)[others] ?? []).map(([x, y]) => ({ x, y }));
}

/** Where the card of the seat `step` places clockwise of the bottom lies: a direction from the middle, of length 1. */
export function cardPlace(step: number, seats: number): Place {
  return onCircle(90 + (360 * step) / seats);
}

/** A hand does not lay cards down straight: a few degrees, always the same for the same card. */
export function tilt(card: string): number {
  let sum = 0;
  for (const letter of card) sum = (sum * 31 + letter.charCodeAt(0)) % 97;
  return (sum % 11) - 5;
}
