/** Where on the table a hint has room: beside the cards on it, the calls, the hand, and what is marked `data-apart`. */
import type { Form } from "../table/seating";

/** Pixels there are for it. */
export interface Room {
  width: number;
  height: number;
  /** Low and wide: what it says stands side by side. */
  flat: boolean;
}

/** The widest that is pleasant to read, and the narrowest column beside the cards. */
const WIDEST = 480;
const COLUMN = { most: 300, least: 230 };
/** Between the hint and what it leaves free. */
const GAP = 8;
/** With less a hint cannot be read at all: it scrolls within so much. */
const LEAST = 120;

export function roomFor(root: HTMLElement, form: Form): Room {
  const box = root.getBoundingClientRect();
  const edges = (selector: string) => [...root.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const lying = edges("[data-played] .lies, [data-apart], .above .calls, .above .bubble");
  const near = Math.min(box.bottom, ...edges(".near").map(({ top }) => top));
  const below = (edges: DOMRect[]) => Math.min(near, ...edges.map(({ top }) => top)) - box.top - 2 * GAP;
  if (form === "low") {
    // What lies low ends the column; what lies high stands beside it.
    const low = ({ top }: DOMRect) => top - box.top > (near - box.top) / 2;
    const beside = lying.filter((one) => !low(one)).map(({ left }) => left - box.left - 2 * GAP);
    const width = Math.min(COLUMN.most, ...beside);
    const height = below(lying.filter((one) => low(one) && one.left - box.left - 2 * GAP < width));
    if (width >= COLUMN.least) return { width, height, flat: false };
  }
  const width = form === "low" ? box.width - 2 * GAP : Math.min(WIDEST, box.width - 2 * GAP);
  return { width, height: Math.max(LEAST, below(lying)), flat: form === "low" };
}
