import { expect, test } from "vitest";
import { words } from "../words/words.svelte";
import { readKept, settings } from "./settings.svelte";

test("letters follow the language until they are chosen", () => {
  words.language = "en";
  expect(settings.letters).toBe("en");
  settings.letters = "ru";
  expect(settings.letters).toBe("ru");
  expect(JSON.parse(localStorage.getItem("semyorka.settings")!)).toMatchObject({ letters: "ru" });
});

test("movement takes its time, or none", () => {
  settings.motion = "normal";
  expect(settings.ms(200)).toBe(200);
  settings.motion = "slow";
  expect(settings.ms(200)).toBeGreaterThan(200);
  settings.motion = "none";
  expect(settings.ms(200)).toBe(0);
});

test.each([null, "no json", "null", "7", '{"letters":"xx","motion":1,"sounds":"yes"}'])("%s in the storage: as at first", (text) => {
  expect(readKept(text)).toEqual({ letters: null, fourColour: false, motion: null, sounds: true, twoTap: null, cutAlways: false });
});
