import { expect, test } from "vitest";
import { viewOf } from "./pitch/fixture";
import { cardPlace, clockwise, formOf, plates, roomBeside, tilt, type Form } from "./seating";

test("a phone upright, a phone on its side, a laptop, and half a laptop beside the rules", () => {
  expect(formOf(390, 844)).toBe("tall");
  expect(formOf(360, 640)).toBe("tall");
  expect(formOf(844, 390)).toBe("low");
  expect(formOf(1280, 800)).toBe("wide");
  expect(formOf(896, 800)).toBe("wide");
  expect(roomBeside(1280, 800)).toBe(true);
  expect(roomBeside(896, 800)).toBe(false);
});

test("one sits at the bottom and the others follow clockwise", () => {
  expect(clockwise(viewOf({ you: 2 }, 4))).toEqual([2, 3, 0, 1]);
  expect(clockwise(viewOf({ you: null }, 4))).toEqual([0, 1, 2, 3]);
});

const FORMS: Form[] = ["tall", "low", "wide"];
test.each(FORMS.flatMap((form) => [1, 2, 3, 4, 5, 6].map((others) => ({ form, others }))))(
  "$others others at a $form table have places of their own, from left to right",
  ({ form, others }) => {
    const places = plates(others, form);
    expect(places).toHaveLength(others);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(others);
    expect(places.every(({ x }) => x >= 0 && x <= 1)).toBe(true);
    if (others > 1) expect(places[0]!.x).toBeLessThan(places.at(-1)!.x);
  },
);

test("the first neighbour's card lies to the left, one's own to the bottom", () => {
  expect(cardPlace(0, 4).y).toBeCloseTo(1);
  expect(cardPlace(1, 4).x).toBeCloseTo(-1);
  expect(cardPlace(2, 4).y).toBeCloseTo(-1);
});

test("a card always lies the same way", () => {
  expect(tilt("KS")).toBe(tilt("KS"));
  expect(Math.abs(tilt("AH"))).toBeLessThanOrEqual(5);
});
