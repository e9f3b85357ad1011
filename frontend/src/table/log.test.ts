import { describe, expect, test } from "vitest";
import { LANGUAGES, words } from "../words/words.svelte";
import { auctionView, EVENTS, viewOf } from "./pitch/fixture";
import { lineOf, Log, recap, textOf } from "./log.svelte";

const KINDS = [
  "seated", "left", "renamed", "chair", "match", "dealt", "called", "auction", "redeal", "played", "trump", "trick", "scored",
  "won",
]; // prettier-ignore

describe.each(LANGUAGES)("the log in %s", (language) => {
  test("has a sentence for every kind of event", () => {
    words.language = language;
    const view = viewOf();
    expect([...new Set(EVENTS.map(({ kind }) => kind))]).toEqual(KINDS);
    for (const event of EVENTS) {
      const line = lineOf(event, view, view);
      const text = line ? textOf(line.said, view.chairs) : "";
      expect(text, event.kind).toMatch(/^\p{Lu}.*[.]$/u);
      expect(text, event.kind).not.toMatch(/[{}$]|undefined|null|[a-z]-[a-z]+-/);
    }
  });
});

test("a call that matches the one before holds it", () => {
  words.language = "ru";
  const view = auctionView();
  const said = (call: string) =>
    textOf(lineOf({ n: 1, kind: "called", seat: 0, call, clause: "P8" }, view, view)!.said, view.chairs);
  expect(said("2")).toBe("Аня удерживает цену 2.");
  expect(said("3")).toBe("Аня назначает цену 3.");
});

test("calls of one message are read in their order", () => {
  words.language = "ru";
  const log = new Log();
  const before = { ...auctionView(), deal: { ...auctionView().deal!, calls: [] } };
  log.hear(
    [
      { n: 1, kind: "called", seat: 1, call: "2", clause: "P7" },
      { n: 2, kind: "called", seat: 0, call: "2", clause: "P8" },
    ],
    before,
    auctionView(),
  );
  expect(log.lines.map(({ said }) => textOf(said, before.chairs))).toEqual([
    "Борис назначает цену 2.",
    "Аня удерживает цену 2.",
  ]);
});

test("a newcomer hears what the deal has come to", () => {
  words.language = "ru";
  const view = viewOf();
  expect(recap(view).map(({ said }) => textOf(said, view.chairs))).toEqual([
    "Сдача 2. Сдаёт Вера.",
    "Аня пасует.",
    "Борис назначает цену 2.",
    "Вера пасует.",
    "Козырь — пики.",
    "Борис кладёт девятку червей.",
    "Вера кладёт валета червей.",
  ]);
});

test("the log keeps the trick that was told last, and forgets it with the deal", () => {
  const log = new Log();
  const view = viewOf();
  const trick = EVENTS.find(({ kind }) => kind === "trick")!;
  log.hear([trick], view, view);
  expect(log.trick).toBe(trick);
  log.hear([EVENTS.find(({ kind }) => kind === "dealt")!], view, view);
  expect(log.trick).toBeNull();
});
