/** Where things lie on the ring through all seats. Pixels from the middle of the cloth; angles in degrees, clockwise. */

export interface Point {
  x: number;
  y: number;
}

export interface Ring {
  card: number;
  rx: number;
  ry: number;
  /** How much narrower the ring is at its top: 0 for an ellipse, more for an egg. */
  egg: number;
}

/** The ring that fits a cloth of so many pixels, with the width of the cards upon it. */
export function ringOf(width: number, height: number, seats: number, egg = 0): Ring {
  const card = Math.max(24, Math.min(width * 0.15, height * (seats > 5 ? 0.19 : 0.21), 74));
  const room = { rx: Math.max(0, width / 2 - card / 2 - 6), ry: Math.max(0, height / 2 - card * 0.7 - 3) };
  return { card, egg, ...room };
}

/** The angle of the seat `step` places clockwise of the bottom; halves lie between seats. */
export const angleOf = (step: number, seats: number): number => 90 + (360 * step) / seats;

export function onRing({ rx, ry, egg }: Ring, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: rx * Math.cos(angle) * (1 + egg * Math.min(0, Math.sin(angle))), y: ry * Math.sin(angle) };
}

/** The width in the middle of the ring, half so high up and down, that no card on it reaches into. */
export function roomIn(ring: Ring, seats: number, half: number): number {
  const beside = Array.from({ length: seats }, (_, step) => onRing(ring, angleOf(step, seats)))
    .filter(({ y }) => Math.abs(y) < ring.card * 0.7 + half)
    .map(({ x }) => Math.abs(x));
  return 2 * (Math.min(ring.rx, ...beside) - ring.card * 0.6);
}

/** How an arrow at this angle is turned to point along the ring: `way` 1 clockwise, -1 against it. */
export function heading(ring: Ring, degrees: number, way: number): number {
  const [from, to] = [onRing(ring, degrees - way), onRing(ring, degrees + way)];
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** The ring as the path of an SVG. */
export function outline(ring: Ring): string {
  const points = Array.from({ length: 72 }, (_, place) => onRing(ring, place * 5));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** A point on the straight way between two. */
export const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
