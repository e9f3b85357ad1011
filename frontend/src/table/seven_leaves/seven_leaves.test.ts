import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { t, words } from "../../words/words.svelte";
import type { GameEvent, View } from "../../wire/types";
import type { Stage } from "../games";
import { lineOf, textOf } from "../log.svelte";
import { seatSpoken } from "../spoken";
import Count from "./Count.svelte";
import { lostView, sceneOf, viewOf } from "./fixture";
import Headline from "./Headline.svelte";
import Known from "./Known.svelte";
import { sevenLeaves } from "./parts";
import Plate from "./Plate.svelte";
import { isLeaving, placeOf, raceOf, tricksOf } from "./race";
import Standing from "./Standing.svelte";

const openRules = vi.fn();

beforeEach(() => {
  words.language = "ru";
  settings.motion = "none";
});

describe("the race", () => {
  test("adds the tricks of the deal to those before it, and takes a counted deal apart again", () => {
    expect(tricksOf(viewOf(), 1)).toEqual({ before: 5, now: 2, all: 7 });
    expect(tricksOf(lostView(), 1)).toEqual({ before: 5, now: 4, all: 9 });
  });

  test("puts those who are out first in their order, then the most tricks, the loser last", () => {
    expect(raceOf(viewOf())).toEqual([1, 0, 2]);
    expect(raceOf(viewOf({ out: [2] }))).toEqual([2, 1, 0]);
    expect(raceOf(lostView({ out: [0, 1] }))).toEqual([0, 1, 2]);
    expect(raceOf(lostView({ out: [1, 0, 2] })).at(-1)).toBe(2);
  });

  test("goes by the tricks of an extra deal alone", () => {
    const extra = viewOf({ extra: true, out: [2, 1, 0] }, { scores: [9, 7, 8] }, { tricks: [1, 0, 4] });
    expect(raceOf(extra)).toEqual([2, 0, 1]);
  });

  test("knows who leaves with this deal", () => {
    expect(isLeaving(viewOf(), 1)).toBe(true);
    expect(isLeaving(viewOf(), 0)).toBe(false);
    expect(isLeaving(viewOf({ extra: true }), 1)).toBe(false);
    expect(placeOf(viewOf({ out: [2] }), 2)).toBe(1);
  });

  test("is told in words", () => {
    render(Standing, { view: viewOf({ out: [2], inside: [0, 1] }) });
    const spoken = screen.getByRole("button").getAttribute("aria-label");
    expect(spoken).toContain("Вера уже не играет: место 1");
    expect(spoken).toContain("Борис: 7 взяток, выход после этой сдачи.");
    expect(spoken).toContain("Аня: 4 взятки, до выхода ещё 3.");
  });
});

describe("the head and the plates", () => {
  test("the headline says whose turn it is and who still holds the turn-up", async () => {
    const { rerender } = render(Headline, { view: viewOf() });
    expect(screen.getByText("Ваш ход")).toBeTruthy();
    expect(document.body.textContent).toContain("на руках: Вера");
    await rerender({ view: viewOf({ turn_up_held_by: null }) });
    expect(document.body.textContent).toContain("уже сыграна");
    await rerender({ view: viewOf({ extra: true }) });
    expect(screen.getByText("Ещё одна сдача")).toBeTruthy();
  });

  test("the turn-up lies by the dealer, who still has it, and is marked in one's own hand", () => {
    render(Known, { view: viewOf(), seat: 2 });
    expect(document.querySelector(".known .mini")).not.toBeNull();
    render(Known, { view: viewOf({ turn_up_held_by: null }), seat: 2 });
    expect(document.querySelectorAll(".known")).toHaveLength(1);
    expect(sevenLeaves.note?.(viewOf({ turn_up: "AS", turn_up_held_by: 0 }), "AS")?.text).toBe("видна");
    expect(sevenLeaves.note?.(viewOf(), "AS")).toBeNull();
  });

  test("a plate has seven leaves: of earlier deals, of this deal, and to come", () => {
    render(Plate, { view: viewOf(), seat: 1 });
    expect(["old", "new", "none"].map((kind) => document.querySelectorAll(`.leaves .${kind}`).length)).toEqual([5, 2, 0]);
  });

  test("who is out says at which place, and the tricks are no points", () => {
    const spoken = seatSpoken(viewOf({ out: [2], inside: [0, 1] }), 2);
    expect(spoken).toContain("уже не играет, место 1");
    expect(spoken).toContain("0 взяток из семи");
    expect(spoken).not.toContain("очк");
    expect(sevenLeaves.badge(viewOf(), 1)?.text).toBe("семь!");
  });
});

describe("the count", () => {
  test("names the trick of everybody's seventh, and the loser", () => {
    render(Count, { view: lostView(), openRules });
    const rows = [...document.querySelectorAll("li")].map((row) => row.textContent);
    expect(rows[0]).toContain("Седьмая — в 3-й взятке этой сдачи. Место: 1.");
    expect(rows[1]).toContain("в 6-й взятке этой сдачи. Место: 2");
    expect(rows[2]).toContain("Последний, у кого меньше семи: проигрыш.");
    expect(document.querySelector(".cure")).toBeNull();
  });

  test("where nobody has lost it offers the house rules that name a loser", () => {
    render(Count, { view: lostView({ loser: null, out: [1, 0, 2], sevenths: [6, 3, 7] }), openRules });
    expect(document.querySelector(".cure")?.textContent).toContain(t("option-seven_leaves-all_out-extra_deal"));
  });
});

describe("what happens", () => {
  const said = (event: GameEvent, view: View = viewOf()) => {
    const line = lineOf(event, view, view);
    return line && textOf(line.said, view.chairs);
  };

  test("is told in the log, the flicks of a seat in one line", () => {
    const struck = { n: 3, kind: "struck", seat: 1, of: 2, number: 8, due: 8, over: false, clause: "L19" } as const;
    expect(said({ n: 1, kind: "seventh", seat: 1, trick: 4, dropped: 3, clause: "L12" })).toContain("сбрасывает 3 карты");
    expect(said({ n: 1, kind: "seventh", seat: 1, trick: 4, dropped: 0, clause: "L12" })).toBe("Борис берёт свою седьмую взятку.");
    expect(said(struck)).toBe("Щёлк! Борис отсчитывает 8 щелчков.");
    expect(said({ ...struck, number: 7 })).toBeNull();
    expect(said({ ...struck, number: 9, over: true })).toBeNull();
    const args = { seat: 2, card: "8H", value: 8, total: 16 };
    const cut = { n: 2, kind: "cut", seat: 2, at: 17, card: "8H", blows_each: 8, total: 16, args, clause: "L15" } as const;
    expect(said({ ...cut, key: "cut-seven_leaves-each" })).toContain("внизу восьмёрка червей: по 8 щелчков от каждого, всего 16");
    const offence = { seat: 1, value: 8, total: 16 };
    expect(said({ n: 4, kind: "punished", seat: 1, key: "punished-seven_leaves-each", args: offence, clause: "L20" })).toContain("Борис");
    expect(said({ n: 5, kind: "flicks_over", clause: "L19" })).toBeNull();
  });

  test("who leaves at once lays the cards down", async () => {
    const view = viewOf();
    const change = vi.fn();
    const stage: Stage = { view, to: view, travel: {} as Stage["travel"], on: true, change, lie: () => Promise.resolve() };
    await sevenLeaves.show?.({ n: 1, kind: "seventh", seat: 1, trick: 2, dropped: 4, clause: "L12" }, stage);
    const shown = change.mock.calls[0]?.[0] as View;
    expect(shown.deal?.held).toEqual([5, 0, 5]);
    expect(shown.deal?.sitting).toEqual([0, 2]);
    expect(sevenLeaves.show?.({ n: 1, kind: "seventh", seat: 1, trick: 2, dropped: 0, clause: "L12" }, stage)).toBeNull();
  });

  test("the way to the scene says what one would do there", () => {
    expect(sevenLeaves.sceneName?.(viewOf())).toBeNull();
    expect(sevenLeaves.sceneName?.(lostView())).toBe("Смотреть расплату");
    expect(sevenLeaves.sceneName?.(lostView({}, { you: 2 }))).toBe("Подставить нос…");
    const cut = { at: 17, card: "8H", value: 8, total: 16, dues: [8, 8, 0] };
    expect(sevenLeaves.sceneName?.(lostView({}, { scene: sceneOf({ cut, awaits: [0, 1] }) }))).toBe("Щёлкать по носу!");
  });
});
