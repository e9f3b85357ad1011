/** The review of a match, from its beginning to the way back to the board. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { place, readRoute } from "../lobby/route.svelte";
import { opened } from "../records/opened.svelte";
import { countedView, Wire } from "../table/pitch/fixture";
import type { ReviewState } from "../wire/advice";
import { t, words } from "../words/words.svelte";
import { reviewOpened, reviewTable } from "./begin";
import { reviewOf } from "./fixture";
import ReviewButton from "./ReviewButton.svelte";
import ReviewRoute from "./ReviewRoute.svelte";

let answers: (ReviewState | Response | Error)[] = [];
let asked: [string, unknown][] = [];
const READY: ReviewState = { id: "r1", state: "ready", progress: 1, review: reviewOf("pitch") };

beforeEach(() => {
  words.language = "ru";
  sessionStorage.clear();
  opened.hold("a.txt", "the record", { id: "r1", game: "pitch", table: "k7f2" });
  asked = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push([path, init?.body ? JSON.parse(String(init.body)) : null]);
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(answer instanceof Response ? answer : new Response(JSON.stringify(answer)));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  place.go({ page: "lobby" });
});

async function ready(): Promise<void> {
  answers = [READY];
  render(ReviewRoute, { id: "r1" });
  await screen.findByRole("heading", { name: t("rev-made") });
}

const rows = () => [...document.querySelectorAll("[data-decision]")].map((one) => one.getAttribute("data-decision"));
const filter = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[data-filter="${name}"]`)!, { target: { value } });

describe("while it works", () => {
  test("it says how far it is, outlives a broken line, and shows itself when it is ready", async () => {
    vi.useFakeTimers();
    answers = [{ id: "r1", state: "working", progress: 0.42 }, new TypeError("no line"), READY];
    render(ReviewRoute, { id: "r1" });
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("42");
    await vi.advanceTimersByTimeAsync(800);
    expect(document.body.textContent).toContain(t("ui-unreachable"));
    expect(screen.getByRole("progressbar")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(800);
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getByRole("heading", { name: t("rev-players") })).toBeTruthy();
    const looks = asked.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toHaveLength(looks);
  });

  test("a failure is said with its reason", async () => {
    answers = [{ id: "r1", state: "failed", progress: 0.3, why: "refuse-no-record" }];
    render(ReviewRoute, { id: "r1" });
    expect((await screen.findByRole("alert")).textContent).toContain(t("refuse-no-record"));
  });

  test("that there is none is said with its reason", async () => {
    const error = { key: "refuse-no-record", args: {}, clause: null };
    answers = [new Response(JSON.stringify({ error }), { status: 404 })];
    render(ReviewRoute, { id: "r1" });
    expect((await screen.findByRole("alert")).textContent).toContain(t("refuse-no-record"));
  });
});

describe("a review", () => {
  test("tells of every player what a decision cost, how many were of which kind, and the luck", async () => {
    await ready();
    const card = document.querySelector('[data-player="0"]')!;
    expect(card.querySelector(".score")!.textContent).toContain("−1,23");
    expect(card.textContent).toMatch(/1\s+ошибка/);
    expect(card.textContent).toContain("равные боты взяли бы с этими картами 1,3, вышло 2");
    expect(card.textContent).toContain(t("rev-phase-auction"));
  });

  test("shows what cost most with its reasons, and leads to the step on the board", async () => {
    await ready();
    const moment = document.querySelector('[data-moment="1.5"]')!;
    expect(moment.textContent).toContain("−8,3");
    expect(moment.textContent).toContain("Борис кладёт валета червей.");
    expect(moment.querySelector("a")!.getAttribute("href")).toBe("#/record/1/5");
    expect(readRoute("#/record/1/5")).toEqual({ page: "record", deal: 1, step: 5 });
  });

  test("leads to no board where the record is not open", async () => {
    opened.hold("b.txt", "another", null);
    await ready();
    expect(document.querySelector("[data-moment] a")).toBeNull();
  });

  test("lists decisions by player and by band, and counts those without a choice", async () => {
    await ready();
    expect(rows()).toEqual(["1.5"]);
    await filter("band", "all");
    expect(rows()).toEqual(["1.1", "1.3", "1.5", "1.2"]);
    await filter("seat", "1");
    expect(rows()).toEqual(["1.2"]);
    expect(document.querySelector(".filters [role=status]")!.textContent).toBe("1 решение, ещё 1 раз выбора не было");
    await filter("band", "blunder");
    expect(rows()).toEqual([]);
  });

  test("sets hindsight apart and says that it is no error; a close call is not blamed", async () => {
    await ready();
    await filter("band", "all");
    const [hindsight] = document.querySelectorAll("[data-decision] aside");
    expect(hindsight!.textContent).toContain(t("rev-hindsight-no-error"));
    expect(document.querySelectorAll("[data-decision] aside")).toHaveLength(1);
    expect(document.querySelector('[data-decision="1.3"]')!.textContent).toContain(t("rev-close-why"));
    const named = [...document.querySelectorAll("[data-decision]")].filter((one) =>
      one.querySelector("summary")!.textContent!.includes(t("rev-better")),
    );
    expect(named.map((one) => (one as HTMLElement).dataset.decision)).toEqual(["1.5"]);
    const uncounted = document.querySelector('[data-decision="1.2"]')!;
    expect(uncounted.textContent).toContain(t("rev-none-why"));
    expect(uncounted.querySelectorAll("[data-advised]")).toHaveLength(3);
    expect(uncounted.textContent).toContain("Просмотрено 640 сдач из 48\u00a0620");
    expect(document.querySelector('[data-decision="1.1"]')!.textContent).toContain(t("table-pitch-do-pass"));
  });

  test("says how it was made", async () => {
    await ready();
    const made = document.querySelector("[data-made]")!.textContent!;
    expect(made).toContain("0.1.0");
    expect(made).toContain("7");
    expect(made).toMatch(/Сдач\s+2/);
  });
});

describe("a review is begun", () => {
  test("from the table, whose record is opened with it", async () => {
    const wire = new Wire(countedView({}, { stage: "match_over" }));
    await reviewTable(wire, "pitch");
    expect(wire.asked).toEqual(["review"]);
    expect(place.now).toEqual({ page: "review", id: "r1" });
    expect(opened.text).toBe("semyorka-record 1\n");
    expect(opened.review).toEqual({ id: "r1", game: "pitch", table: "k7f2" });
    expect(JSON.parse(sessionStorage.getItem("semyorka.record")!)).toMatchObject({ review: { id: "r1" } });
  });

  test("from the record that is open", async () => {
    answers = [{ id: "r9", state: "working", progress: 0 }];
    await reviewOpened("pitch");
    expect(asked).toEqual([["/api/reviews", { text: "the record" }]]);
    expect(place.now).toEqual({ page: "review", id: "r9" });
  });

  test("and a refusal is said", async () => {
    answers = [new Error("no line")];
    render(ReviewButton, { begin: () => reviewOpened("pitch") });
    await fireEvent.click(screen.getByRole("button"));
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(t("ui-unreachable")));
    expect(place.now).toEqual({ page: "lobby" });
  });
});
