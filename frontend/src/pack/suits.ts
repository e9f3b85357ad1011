/** The drawn suits: shapes, colours, and reading a card's notation. No words live here. */

export type SuitName = "S" | "H" | "D" | "C";
export type RankName = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";

/** What a face shows. `suit` is null for the joker only. */
export type Face = { rank: RankName; suit: SuitName } | { rank: "JKR"; suit: null };

export const SUITS: readonly SuitName[] = ["S", "H", "D", "C"];
export const RANKS: readonly RankName[] = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];

/** Colours of paper and print; every part of the pack is drawn with these alone. */
export const INK = "#1d2426";
export const MADDER = "#b3322c";
export const BRASS = "#d9a94e";
export const DUSK = "#6b8aa0";
export const PAPER = "#fbf7ec";
export const TINT = "#f4ecd8";
export const SKIN = "#f3dcc0";
export const SHADE = "#e2c09b";
export const LEAF = "#4d6b57";
export const TEAL = "#1b4b49";

/** Outlines centred on 0,0, each inside a box of ±48. */
export const SUIT_PATHS: Record<SuitName, string> = {
  S:
    "M0-47C5-32 42-11 42 14C42 27 33 35 22 35C13.5 35 7 31 3.5 24.5C4 35 8 42.5 17 46.5H-17" +
    "C-8 42.5-4 35-3.5 24.5C-7 31-13.5 35-22 35C-33 35-42 27-42 14C-42-11-5-32 0-47Z",
  H:
    "M0 45C-4 33-43 11-43-16C-43-32-32-42-20-42C-10-42-2.5-36 0-26C2.5-36 10-42 20-42" +
    "C32-42 43-32 43-16C43 11 4 33 0 45Z",
  D: "M0-48C8-31 20-14 36 0C20 14 8 31 0 48C-8 31-20 14-36 0C-20-14-8-31 0-48Z",
  C:
    "M-17 46.5C-8 42.5-4 34-3.5 22A21 21 0 1 1-12-7A21 21 0 1 1 12-7A21 21 0 1 1 3.5 22" +
    "C4 34 8 42.5 17 46.5Z",
};

/** The club's seven: its bar is a yard, its leg the belly of a sail. Box ±48. */
export const SEVEN =
  "M-31-46H35V-36C19-14 9 14 6 46H-15C-11 16 1-9 15-28H-9C-19-28-22-25-25-15H-33Z";

const TWO_COLOURS: Record<SuitName, string> = { S: INK, H: MADDER, D: MADDER, C: INK };
const FOUR_COLOURS: Record<SuitName, string> = { S: INK, H: MADDER, D: "#2563a8", C: "#2f7d46" };

/** The print colour of a suit as a CSS colour. */
export function suitColour(suit: SuitName, fourColour = false): string {
  return (fourColour ? FOUR_COLOURS : TWO_COLOURS)[suit];
}

/** Reads "AH", "TS", "JKR". Throws RangeError for anything that names no card. */
export function readCard(card: string): Face {
  if (card === "JKR") return { rank: "JKR", suit: null };
  const rank = RANKS.find((name) => name === card[0]);
  const suit = SUITS.find((name) => name === card[1]);
  if (card.length !== 2 || !rank || !suit) throw new RangeError(`no such card: ${card}`);
  return { rank, suit };
}

/** A star or rosette of `points` tips, as an SVG path around 0,0. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const reach = i % 2 ? inner : outer;
    const turn = (i * Math.PI) / points - Math.PI / 2;
    return `${(reach * Math.cos(turn)).toFixed(2)} ${(reach * Math.sin(turn)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}
