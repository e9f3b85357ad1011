/** Where the pips stand on cards 2 to 10: x, y on a card of 250 × 350. */
import type { RankName } from "./suits";

export type Pip = readonly [x: number, y: number];

const LEFT = 85;
const MID = 125;
const RIGHT = 165;
const TOP = 68;
const CENTRE = 175;
const THIRD = 139.3;

type Half = readonly Pip[];
const corners: Half = [
  [LEFT, TOP],
  [RIGHT, TOP],
];
const waist: Half = [
  [LEFT, CENTRE],
  [RIGHT, CENTRE],
];
const thirds: Half = [
  [LEFT, THIRD],
  [RIGHT, THIRD],
];
const middle: Half = [[MID, CENTRE]];
const high: Half = [[MID, 121.5]];
const topmost: Half = [[MID, TOP]];
const between: Half = [[MID, 103.6]];

const turned = (half: Half): Half => half.map(([x, y]) => [250 - x, 350 - y] as const);
const both = (half: Half): Half => [...half, ...turned(half)];

export const PIPS: Partial<Record<RankName, readonly Pip[]>> = {
  "2": both(topmost),
  "3": [...both(topmost), ...middle],
  "4": both(corners),
  "5": [...both(corners), ...middle],
  "6": [...both(corners), ...waist],
  "7": [...both(corners), ...waist, ...high],
  "8": [...both(corners), ...waist, ...both(high)],
  "9": [...both(corners), ...both(thirds), ...middle],
  T: [...both(corners), ...both(thirds), ...both(between)],
};
