import { afterEach, expect, test } from "vitest";
import type { Chair } from "../wire/types";
import { t, tell, textIn, widened, words } from "./words.svelte";

const CHAIRS: Chair[] = [
  { seat: 0, kind: "human", name: "Аня", level: null, here: true },
  { seat: 1, kind: "bot", name: "Борис", level: 1, here: true },
  { seat: 2, kind: "empty", name: "", level: null, here: false },
];

afterEach(() => {
  words.language = "ru";
});

test("a seat becomes the name at the chair, or the number of a chair without one", () => {
  words.language = "ru";
  expect(tell({ key: "refuse-turn", args: { seat: 1 } }, CHAIRS)).toContain("Борис");
  expect(widened({ seat: 2, pitcher: 0 }, CHAIRS)).toEqual({ seat: "Место 3", pitcher: "Аня" });
});

test("cards and suits are spoken, with their cases beside them", () => {
  words.language = "ru";
  expect(widened({ card: "KS", suit: "H" })).toEqual({
    card: "король пик",
    "card-acc": "короля пик",
    "card-gen": "короля пик",
    suit: "черви",
    "suit-gen": "червей",
    "suit-dat": "червям",
    "suit-acc": "черви",
    "suit-ins": "червями",
  });
});

test("numbers stay numbers, so that plurals work, and words stay words", () => {
  words.language = "ru";
  expect(widened({ bid: "slam", points: 3 })).toEqual({ bid: "slam", points: 3 });
  expect([1, 3, 5].map((count) => t("ui-seats", { count }))).toEqual(["1 место", "3 места", "5 мест"]);
  expect(t("ui-house-rules-changed", { count: 0 })).toBe("всё как обычно");
});

test("the language is changed at once and kept", () => {
  words.language = "en";
  expect(t("ui-play")).toBe("Play");
  expect(localStorage.getItem("semyorka.language")).toBe("en");
  words.language = "ru";
  expect(t("ui-play")).toBe("Играть");
});

test("a key that nobody wrote shows itself", () => {
  expect(t("ui-nobody-wrote-this")).toBe("ui-nobody-wrote-this");
  expect(textIn("en", "ui-nobody-wrote-this")).toBeNull();
});
