/** Where chairs stand round a table, seen from one's own at the bottom: the left neighbour is on the left. */

export interface Spot {
  /** Parts of the width and height of the picture, 0 … 1. */
  x: number;
  y: number;
}

/** The spots of `count` chairs, the first at the bottom, then clockwise. */
export function ring(count: number): Spot[] {
  return Array.from({ length: count }, (_, place) => {
    const turn = Math.PI / 2 + (2 * Math.PI * place) / count;
    return { x: 0.5 + 0.5 * Math.cos(turn), y: 0.5 + 0.5 * Math.sin(turn) };
  });
}
