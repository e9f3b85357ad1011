/** A hint asked for at the table, over a wire without a server. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "../settings/settings.svelte";
import { auctionView, dealOf, viewOf, Wire } from "../table/pitch/fixture";
import Table from "../table/Table.svelte";
import type { Hint, HintAnswer, HintsLeft } from "../wire/advice";
import { NotDone } from "../wire/http";
import type { View } from "../wire/types";
import { t, words } from "../words/words.svelte";
import { chance, doubt, points } from "./chance";
import { evidence } from "./evidence";

const HINT: Hint = {
  worlds: 200,
  possible: 48_617,
  complete: false,
  close: false,
  guessed: 0,
  forced: false,
  choices: [
    { word: "8H", value: 0.62, error: 0.011, behind: 0, behind_error: 0 },
    { word: "AS", value: 0.55, error: 0.012, behind: 0.07, behind_error: 0.01 },
    { word: "TS", value: 0.4, error: 0.012, behind: 0.22, behind_error: 0.01 },
  ],
  reasons: [{ key: "event-played", args: { seat: 1, card: "JH" } }],
};

beforeEach(() => {
  words.language = "ru";
  settings.motion = "none";
  settings.twoTap = false;
});

const ANY: HintsLeft = { most: "any", left: null };

async function show(change: Partial<View> = {}, hint: Hint = HINT): Promise<Wire> {
  const wire = new Wire(viewOf({ hints: ANY, ...change }));
  wire.advice = () => Promise.resolve({ revision: 20, left: 2, hint });
  render(Table, { client: wire, openRules: () => {} });
  await tick();
  return wire;
}

const button = () => document.querySelector<HTMLElement>("[data-hint-ask]");
const panel = () => document.querySelector<HTMLElement>("[data-hint]");
const urgent = () => screen.getByTestId("table-urgent").textContent;

async function asked(): Promise<void> {
  await fireEvent.click(button()!);
  await tick();
  await tick();
}

describe("a hint", () => {
  test("shows the best three actions with their chances, how much was looked at, and why", async () => {
    await show();
    await asked();
    const rows = [...panel()!.querySelectorAll("[data-advised]")];
    expect(rows.map((one) => one.getAttribute("data-advised"))).toEqual(["8H", "AS", "TS"]);
    expect(rows[0]!.querySelector(".unseen")!.textContent).toBe("восьмёрка червей: 62\u00a0% ± 2");
    expect(panel()!.textContent).toContain("Просмотрено 200 сдач из 48\u00a0617 возможных.");
    expect(panel()!.textContent).toContain("Борис кладёт валета червей.");
    expect(panel()!.textContent).not.toContain(t("table-hint-close"));
    expect(panel()!.textContent).toContain("шанс выиграть партию");
  });

  test("is told at once to those who listen, and marks the card by word too", async () => {
    await show();
    await asked();
    expect(urgent()).toContain("Лучше всего: восьмёрка червей, шанс 62");
    expect(urgent()).toContain("Борис кладёт валета червей.");
    const card = document.querySelector('[data-hand="8H"]')!;
    expect(card.getAttribute("aria-label")).toContain("это советует подсказка");
    expect(card.querySelector(".advised")).not.toBeNull();
    expect(document.querySelectorAll(".advised")).toHaveLength(1);
  });

  test("says where it is a close call", async () => {
    await show({}, { ...HINT, close: true });
    await asked();
    expect(panel()!.textContent).toContain(t("table-hint-close"));
    expect(urgent()).toContain(t("table-hint-close"));
  });

  test("is asked for once, however often one presses, and again only in another turn", async () => {
    const wire = await show();
    let answer: (answer: HintAnswer) => void = () => {};
    wire.advice = () => new Promise((resolve) => (answer = resolve));
    await fireEvent.click(button()!);
    await fireEvent.click(button()!);
    expect(panel()!.textContent).toContain(t("table-hint-thinking"));
    expect(button()!.getAttribute("aria-busy")).toBe("true");
    answer({ revision: 20, left: null, hint: HINT });
    await settled();
    await fireEvent.click(screen.getByRole("button", { name: t("table-hint-close-it") }));
    expect(panel()).toBeNull();
    await fireEvent.click(button()!);
    expect(panel()!.querySelectorAll("[data-advised]")).toHaveLength(3);
    expect(wire.asked).toEqual(["hint"]);
  });

  test("goes when one has acted, and an answer that comes too late is not shown", async () => {
    const wire = await show();
    await asked();
    const after = viewOf({ revision: 21, hints: ANY, deal: dealOf({ turn: [1], legal: [], hand: ["AS", "TS", "KC"] }) });
    wire.tell([{ n: 30, kind: "played", seat: 0, card: "8H" }], after);
    await settled();
    expect(document.querySelector(".advised")).toBeNull();
  });

  test("of an auction marks the call", async () => {
    const call = { ...HINT, choices: [{ word: "3", value: 0.5, error: 0, behind: 0, behind_error: 0 }] };
    const view = auctionView();
    await show({ deal: view.deal }, call);
    await asked();
    expect(document.querySelector('[data-call="3"]')!.getAttribute("aria-label")).toContain("это советует подсказка");
    expect(panel()!.querySelector("[data-advised] .value")!.textContent).toContain("50\u00a0%");
  });

  test("has a key of its own, and Escape closes it", async () => {
    const wire = await show();
    await fireEvent.keyDown(window, { code: "KeyA", key: "ф" });
    await settled();
    expect(wire.asked).toEqual(["hint"]);
    await fireEvent.keyDown(window, { code: "Escape", key: "Escape" });
    expect(panel()).toBeNull();
  });
});

describe("no hint", () => {
  test("is offered where the table has none, and to those who watch", async () => {
    await show({ hints: { most: 0, left: 0 } });
    expect(button()).toBeNull();
  });

  test("is given out of turn, and that is said", async () => {
    const wire = await show({ deal: dealOf({ turn: [2], legal: [], refused: {} }) });
    expect(button()!.getAttribute("aria-disabled")).toBe("true");
    await asked();
    expect(document.querySelector(".bubble")!.textContent).toContain(t("table-hint-not-yours"));
    expect(wire.asked).toEqual([]);
  });

  test("is left: the button says so, and so does a press", async () => {
    const wire = await show({ hints: { most: 1, left: 0 } });
    expect(button()!.getAttribute("aria-label")).toBe("Подсказка, в этой сдаче осталось: 0");
    await asked();
    expect(document.querySelector(".bubble")!.textContent).toContain(t("table-hint-none-left"));
    expect(wire.asked).toEqual([]);
  });

  test("comes over a lost line, and a refusal of the server is said", async () => {
    const wire = await show();
    wire.advice = () => Promise.reject(new TypeError("failed to fetch"));
    await asked();
    expect(document.querySelector(".bubble")!.textContent).toContain(t("ui-unreachable"));
    wire.advice = () => Promise.reject(new NotDone({ key: "refuse-stale", args: {}, clause: null }));
    await asked();
    expect(document.querySelector(".bubble")!.textContent).toContain(t("refuse-stale"));
    expect(panel()).toBeNull();
  });
});

test("what is left counts down with the answer", async () => {
  await show({ hints: { most: 3, left: 3 } });
  expect(button()!.textContent).toContain("3");
  await asked();
  expect(button()!.textContent).toContain("2");
});

test("chances have as many digits as their doubt allows", () => {
  words.language = "ru";
  expect([chance(0.6237, 0.011), doubt(0.011)]).toEqual(["62\u00a0%", "± 2"]);
  expect([chance(0.6237, 0), doubt(0)]).toEqual(["62,4\u00a0%", ""]);
  expect([chance(0.6237, 0.0001, 0.011), doubt(0.0001, 0.011)]).toEqual(["62\u00a0%", "± <1"]);
  expect([chance(0.6237, 0.0015), doubt(0.0015)]).toEqual(["62,4\u00a0%", "± 0,3"]);
  expect([points(-0.0342), points(0.01), points(0)]).toEqual(["−3,4", "+1,0", "0,0"]);
});

test("how much was looked at is said as it is", () => {
  words.language = "en";
  const of = (change: Partial<Hint>) => evidence({ ...HINT, ...change });
  expect(of({ worlds: 252, possible: 252, complete: true })).toBe("Looked at all 252 deals that can still be.");
  expect(of({ worlds: 1, possible: 1, complete: true })).toBe("Looked at 1 deal, the only one that can still be.");
  expect(of({})).toBe("Looked at 200 deals of the 48,617 that can still be.");
  expect(of({ possible: null, guessed: 12 })).toBe(
    "Looked at 200 deals of a great many. In 12 of them the end was estimated.",
  );
  expect(of({ possible: 16_063_412_321 })).toBe("Looked at 200 deals of the 16.1B that can still be.");
  expect(of({ worlds: 0 })).toContain("Judged by");
});

/** Promises and what hangs on them have come to rest. */
async function settled(): Promise<void> {
  await new Promise((rest) => setTimeout(rest, 20));
  await tick();
}
