/** What is printed in the corner of a card. Words for it (spoken, written) live in the catalogue. */
import type { RankName } from "./suits";

export type Letters = "ru" | "en";

const COURT_LETTERS: Record<Letters, Partial<Record<RankName, string>>> = {
  ru: { T: "10", J: "В", Q: "Д", K: "К", A: "Т" },
  en: { T: "10", J: "J", Q: "Q", K: "K", A: "A" },
};

/** The corner index of a rank: "7", "10", "К" or "K". */
export function rankLetter(rank: RankName, letters: Letters): string {
  return COURT_LETTERS[letters][rank] ?? rank;
}
