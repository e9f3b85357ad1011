import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { countedView, dealOf, EVENTS, Wire, viewOf } from "../table/pitch/fixture";
import type { RecordStep, Replay } from "../wire/replay";
import VerifyRoute from "../fairness/VerifyRoute.svelte";
import { t, words } from "../words/words.svelte";
import AfterDeal from "./AfterDeal.svelte";
import { opened } from "./opened.svelte";
import RecordRoute from "./RecordRoute.svelte";
import { fileNameOf } from "./save";
import Steps from "./Steps.svelte";
import { tellStep, viewAt } from "./stepping";

beforeEach(() => {
  words.language = "ru";
  sessionStorage.clear();
  [opened.name, opened.text, opened.wrong] = ["", null, null];
});

const base = { deal: dealOf({ hand: [], legal: [], turn: [] }), scores: [0, 0, 0], hands: [["AS"], ["KS"], ["QS"]] };
const played: RecordStep = { ...base, seat: 2, action: "QS", events: [EVENTS[14]!], hands: [["AS"], ["KS"], []] };
const REPLAY: Replay = {
  game: "pitch",
  seats: 3,
  options: viewOf().options,
  players: ["Аня", "", "Глаша"],
  scores: [1, 2, 0],
  winners: [1],
  sheet: [],
  ending: null,
  stopped: false,
  deals: [1, 2].map((dealer) => ({ dealer, hands: base.hands, beside: {}, seed: null })),
  place: 1,
  steps: [{ ...base, seat: null, action: null, events: [] }, played],
};

test("a step is a view that nobody sits in, and is told in words", () => {
  expect(viewAt(REPLAY, 1)).toMatchObject({ you: null, stage: "play", seats: 3 });
  expect(viewAt(REPLAY, 1).chairs.map(({ name }) => name)).toEqual(["Аня", "B", "Глаша"]);
  expect(tellStep(REPLAY, 0)[0]).toContain("Сдача 1");
  expect(tellStep(REPLAY, 1)).toEqual(["Глаша кладёт даму пик."]);
});

describe("stepping", () => {
  function show(at: number, place = 1) {
    const [onstep, ondeal] = [vi.fn(), vi.fn()];
    render(Steps, { replay: { ...REPLAY, place }, at, onstep, ondeal });
    return { onstep, ondeal };
  }

  test("goes by buttons and by arrow keys", async () => {
    const { onstep } = show(0);
    await fireEvent.click(screen.getByRole("button", { name: t("rec-forward") }));
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    await fireEvent.keyDown(window, { key: "End" });
    expect(onstep.mock.calls).toEqual([[1], [1], [1]]);
  });

  test("over the end of a deal lies the next one, and over its beginning the end of the one before", async () => {
    const end = show(1);
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(end.ondeal.mock.calls).toEqual([[2]]);
  });

  test("before the first and after the last is nothing", async () => {
    const { onstep, ondeal } = show(0);
    await fireEvent.keyDown(window, { key: "ArrowLeft" });
    await fireEvent.keyDown(window, { key: "Home" });
    expect(onstep).not.toHaveBeenCalled();
    expect(ondeal).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: t("rec-back") }).getAttribute("aria-disabled")).toBe("true");
  });

  test("every hand is open, and what was played last is told", () => {
    show(1);
    expect(screen.getByRole("group", { name: "Аня, карты на руках" }).textContent).toContain("Т");
    expect(document.querySelector("[data-told]")!.textContent).toContain("Глаша кладёт даму пик.");
  });
});

describe("what a player saw", () => {
  const SEEN = { view: dealOf({ hand: ["QS", "2S"], held: [1, 1, 2], legal: ["QS"], turn: [2] }), decided: "QS" };
  const see = () => screen.getByRole("button", { name: t("rev-seen") });

  test("is that seat's hand alone, and what it decided; another press opens all hands again", async () => {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
      asked.push([path, JSON.parse(String(init?.body))]);
      return Promise.resolve(new Response(JSON.stringify(SEEN)));
    });
    render(Steps, { replay: REPLAY, at: 1, text: "the record", onstep: vi.fn(), ondeal: vi.fn() });
    await fireEvent.click(see());
    await vi.waitFor(() => expect(document.querySelector("[data-seen='2']")).not.toBeNull());
    expect(asked).toEqual([["/api/records/view", { text: "the record", deal: 1, step: 1 }]]);
    const hands = [0, 1, 2].map((seat) => document.querySelector(`[data-seat-of="${seat}"] .hand`)!);
    expect(hands.map((one) => one.querySelectorAll(".mini").length)).toEqual([0, 0, 2]);
    expect(hands[0]!.textContent).toContain("1 закрытая карта");
    expect(document.querySelector("[data-seen]")!.textContent).toContain("Так видит стол Глаша");
    expect(document.querySelector("[data-seen] .mini")!.getAttribute("aria-label")).toBe("дама пик");
    await fireEvent.click(screen.getByRole("button", { name: t("rev-seen-all") }));
    expect(document.querySelector('[data-seat-of="0"] .hand .mini')).not.toBeNull();
    vi.unstubAllGlobals();
  });

  test("is not asked for where nobody acted, and a refusal is said", async () => {
    const error = { key: "refuse-not-now", args: {}, clause: null };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ error }), { status: 400 })));
    const { rerender } = render(Steps, { replay: REPLAY, at: 0, text: "x", onstep: vi.fn(), ondeal: vi.fn() });
    expect(see()).toHaveProperty("disabled", true);
    await rerender({ at: 1 });
    await fireEvent.click(see());
    await vi.waitFor(() => expect(document.body.textContent).toContain(t("refuse-not-now")));
    vi.unstubAllGlobals();
  });
});

describe("a file", () => {
  test("is kept over a reload, and one too large is refused with a word", async () => {
    expect(await opened.take(new File(["x"], "a.txt"))).toBe(true);
    expect(JSON.parse(sessionStorage.getItem("semyorka.record")!)).toEqual({ name: "a.txt", text: "x" });
    expect(await opened.take(new File([new Uint8Array(1_000_001)], "b.txt"))).toBe(false);
    expect([opened.name, opened.wrong]).toEqual(["a.txt", "rec-file-long"]);
  });

  test("that is damaged is told with its line", async () => {
    const error = { key: "record-result", args: { expected: "score A 1" }, clause: null, line: 2 };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ error }), { status: 400 })));
    await opened.take(new File(["one\ntwo\nthree"], "a.txt"));
    render(RecordRoute);
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("строка 2"));
    expect(screen.getByRole("alert").textContent).toContain("two");
    vi.unstubAllGlobals();
  });

  test("without a deal is shown as a match in which nothing was dealt", async () => {
    const empty = { ...REPLAY, deals: [], steps: [], sheet: [], winners: [], scores: [0, 0, 0] };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(empty))));
    await opened.take(new File(["…"], "a.txt"));
    render(RecordRoute);
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(t("fair-verify-none")));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("game-pitch"));
    expect(screen.queryByText(t("rec-loading"))).toBeNull();
    vi.unstubAllGlobals();
  });

  test.each([RecordRoute as Component, VerifyRoute])("that the server finds too long is said to be so", async (page) => {
    const error = { key: "refuse-record-too-long", args: {}, clause: null };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ error }), { status: 413 })));
    await opened.take(new File(["semyorka-record 1\ngame pitch\nseats 2"], "a.txt"));
    render(page);
    await vi.waitFor(() => expect(document.body.textContent).toContain(t("refuse-record-too-long")));
    vi.unstubAllGlobals();
  });

  test("has a name of the game and the day", () => {
    expect(fileNameOf("pitch", new Date(2026, 0, 9))).toBe("semyorka-pitch-2026-01-09.txt");
  });
});

describe("after a deal", () => {
  const shuffle = { version: "", next: { commitment: "ff", cut_by: [] as number[] }, deal: null, revealed: null };

  test("one tap cuts the pack of the next deal; then it says so and does nothing", async () => {
    const view = countedView({}, { shuffle });
    const wire = new Wire(view);
    const { rerender } = render(AfterDeal, { view, client: wire, onshuffle: vi.fn() });
    const button = screen.getByRole("button", { name: t("fair-cut") });
    await fireEvent.click(button);
    expect(wire.asked).toEqual(["cut"]);
    await rerender({ view: { ...view, shuffle: { ...shuffle, next: { ...shuffle.next, cut_by: [0] } } } });
    await tick();
    const done = screen.getByRole("button", { name: t("fair-cut-done") });
    await fireEvent.click(done);
    expect(wire.asked).toEqual(["cut"]);
  });

  test("a match that goes on is not saved from here, one that is over is", () => {
    const view = countedView({}, { shuffle });
    render(AfterDeal, { view, client: new Wire(view), onshuffle: vi.fn() });
    expect(screen.queryByRole("button", { name: t("rec-save") })).toBeNull();
    const over = countedView({}, { shuffle, stage: "match_over" });
    render(AfterDeal, { view: over, client: new Wire(over), onshuffle: vi.fn() });
    expect(screen.getByRole("button", { name: t("rec-save") })).toBeTruthy();
  });
});
