/** How much a decision cost, as people read it: each band has a sign of its own beside its colour. */
import type { Band } from "../wire/advice";

/** From what nobody minds to what one should look at. */
export const BANDS: Band[] = ["good", "close", "inaccuracy", "mistake", "blunder"];

/** What a decision is graded with; `none` where it does not count. */
export type Grade = Band | "none";

/** The signs of chess players. */
export const SIGNS: Record<Grade, string> = { good: "✓", close: "≈", inaccuracy: "?!", mistake: "?", blunder: "??", none: "·" };

/** Worse than good, for sure. */
export const isCostly = (band: Band | null): boolean => band !== null && band !== "good" && band !== "close";
