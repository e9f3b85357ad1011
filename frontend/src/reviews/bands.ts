/** How much a decision cost, as people read it: each band has a sign of its own beside its colour. */
import type { Band } from "../wire/advice";

/** From what nobody minds to what one should look at. */
export const BANDS: Band[] = ["good", "close", "inaccuracy", "mistake", "blunder"];

/** The signs of chess players. */
export const SIGNS: Record<Band, string> = { good: "✓", close: "≈", inaccuracy: "?!", mistake: "?", blunder: "??" };
