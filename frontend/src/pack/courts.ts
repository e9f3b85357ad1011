/**
 * Paths of the court figures' parts. Coordinates: centre of the card is 0,0, the head is up;
 * a figure's half reaches from y = -148 to the sash at y = 0, x within ±66.
 */
import { BRASS, DUSK, type SuitName } from "./suits";

export type CourtRank = "J" | "Q" | "K";

/** What differs from suit to suit. Colours are CSS colours; paths are drawn as they stand. */
export interface Dress {
  robe: string;
  hair: string;
  beard: string;
  weave: string;
}

export const DRESS: Record<SuitName, Dress> = {
  S: {
    robe: DUSK,
    hair: "#2b3234",
    beard: "M-17-92C-19-62-9-40 0-32C9-40 19-62 17-92C13-82 8-79 0-79C-8-79-13-82-17-92Z",
    weave: "chevron",
  },
  H: {
    robe: DUSK,
    hair: "#c48f3a",
    beard: "M-17-92C-20-68-16-52 0-49C16-52 20-68 17-92C13-82 9-78 0-78C-9-78-13-82-17-92Z",
    weave: "lozenge",
  },
  D: {
    robe: BRASS,
    hair: "#8c3a22",
    beard:
      "M-17-92C-20-66-16-48-9-38C-6-44-3-48 0-51C3-48 6-44 9-38C16-48 20-66 17-92" +
      "C13-82 8-79 0-79C-8-79-13-82-17-92Z",
    weave: "stripe",
  },
  C: {
    robe: BRASS,
    hair: "#5a4032",
    beard: "M-17-92C-21-70-18-50-13-42H13C18-50 21-70 17-92C13-82 8-79 0-79C-8-79-13-82-17-92Z",
    weave: "dot",
  },
};

export const CLOAK = "M-66 60V-30C-64-50-42-57-17-64H17C42-57 64-50 66-30V60Z";
export const ROBE = "M-19-63L-30 60H30L19-63Z";
export const SLEEVE = "M22 60L31-14H61L70 60Z";
export const CUFF = "M29-24H63L61-11H31Z";
export const HAND = "M36-24V-37C36-42 39-44 43-44H50C54-44 57-41 57-36V-24Z";
export const FACE = "M-17-114V-88C-17-74-8-65 0-65C8-65 17-74 17-88V-114Z";
export const FACE_SHADE = "M2-114V-97L7-84H1V-65C9-65 17-74 17-88V-114Z";

export const COLLARS: Record<CourtRank, string> = {
  J: "M-21-65L0-57L21-65L33-44L9-47L0-36L-9-47L-33-44Z",
  Q: "M-25-61C-22-36 22-36 25-61L10-66H-10Z",
  K: "M-66-32C-63-50-42-57-15-65L0-54L15-65C42-57 63-50 66-32L62-16C48-36 24-40 0-34C-24-40-48-36-62-16Z",
};

export const HAIR_BEHIND: Record<CourtRank, string> = {
  J: "M0-126C-26-126-31-104-29-74C-24-68-18-68-14-72H14C18-68 24-68 29-74C31-104 26-126 0-126Z",
  Q:
    "M0-128C-27-128-31-106-29-90C-27-70-37-62-39-46C-28-40-16-48-14-58H14" +
    "C16-48 28-40 39-46C37-62 27-70 29-90C31-106 27-128 0-128Z",
  K: "M-19-114C-29-104-23-88-30-72C-22-66-14-70-14-78H14C14-70 22-66 30-72C23-88 29-104 19-114Z",
};

export const HAIR_BEFORE: Record<CourtRank, string> = {
  J: "M-18-112H18V-92C14-97 13-101 11-104C3-100-8-100-13-104C-14-100-15-96-18-90Z",
  Q: "M-18-86C-19-102-10-106 0-115C10-106 19-102 18-86C25-106 18-124 0-124C-18-124-25-106-18-86Z",
  K: "M-18-112H18V-96L14-105H-14L-18-96Z",
};

export const CROWN = "M-20-108L-26-134L-13-123L0-142L13-123L26-134L20-108C8-112-8-112-20-108Z";
export const CROWN_TIPS: readonly (readonly [x: number, y: number])[] = [
  [-26, -135],
  [0, -143],
  [26, -135],
];
export const TIARA = "M-17-115L-20-132L-9-126L0-142L9-126L20-132L17-115C8-121-8-121-17-115Z";
export const CAP = "M-25-108C-38-122-22-139 0-136C20-135 34-124 25-108C10-113-10-113-25-108Z";
export const BRIM = "M-26-108C-10-114 10-114 26-108V-101C10-107-10-107-26-101Z";
export const FEATHER = "M17-110C22-122 20-138 6-147C26-149 38-136 34-122C32-115 26-111 17-110Z";
export const MOUSTACHE = "M0-80C-4-85-12-84-16-75C-11-78-4-75 0-77C4-75 11-78 16-75C12-84 4-85 0-80Z";

export const FLOWER_LEAVES = "M46-62C36-62 34-72 34-74C42-75 46-70 46-62ZM46-54C56-54 58-64 58-66C50-67 46-62 46-54Z";
export const BATON_LEAVES = "M48-72C58-72 62-80 62-86C54-86 48-82 48-72ZM44-58C34-58 30-66 30-72C38-72 44-68 44-58Z";

/** Flower heads for the queens, about 0,0 with a radius near 18; without a fill they take the suit's colour. */
export const BLOSSOMS: Record<SuitName, { petals: string; heart: string; fill?: string }> = {
  S: {
    petals: "M0 14C-16 10-15-8-13-17C-8-13-4-10 0-19C4-10 8-13 13-17C15-8 16 10 0 14Z",
    heart: "M0 12C-6 6-5-4 0-9C5-4 6 6 0 12Z",
    fill: DUSK,
  },
  H: {
    petals: "M0-16C8-20 17-12 14-4C20 3 14 13 6 12C2 18-8 17-9 11C-18 10-19-1-14-5C-17-13-8-20 0-16Z",
    heart: "M0-8C7-8 9 0 4 4C-2 8-9 3-7-3C-5-8 3-5 2-1",
  },
  D: {
    petals: "M0 0L-7-11L0-20L7-11ZM0 0L11-7L20 0L11 7ZM0 0L7 11L0 20L-7 11ZM0 0L-11 7L-20 0L-11-7Z",
    heart: "M0-5L5 0L0 5L-5 0Z",
  },
  C: {
    petals: "M0-2A9 9 0 1 1 2-2A9 9 0 1 1 2 5L0 8L-2 5A9 9 0 1 1 0-2Z",
    heart: "M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4Z",
  },
};
