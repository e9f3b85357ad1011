import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { t, words } from "../words/words.svelte";
import type { View } from "../wire/types";
import { auctionView, countedView, dealOf, viewOf, Wire } from "./pitch/fixture";
import Table from "./Table.svelte";

const openRules = vi.fn();

beforeEach(() => {
  words.language = "ru";
  settings.motion = "none";
  settings.twoTap = false;
});
afterEach(() => openRules.mockReset());

async function show(view: View = viewOf()): Promise<Wire> {
  const wire = new Wire(view);
  render(Table, { client: wire, openRules });
  await tick();
  return wire;
}

const card = (word: string) => document.querySelector<HTMLElement>(`[data-hand="${word}"]`)!;
const call = (word: string) => document.querySelector<HTMLElement>(`[data-call="${word}"]`)!;
/** As a finger or a mouse does it; a key gives a click without a count. */
const tap = (element: HTMLElement) => fireEvent.click(element, { detail: 1 });
const urgent = () => screen.getByTestId("table-urgent").textContent;

test("the first deal is seen being dealt, from the view of the waiting room on", async () => {
  settings.motion = "normal";
  const to = viewOf({ revision: 9 });
  const wire = new Wire(to);
  wire.heard = {
    events: [{ n: 8, kind: "dealt", deal: 1, dealer: 2, packets: [[0, 4]], cards: ["AS", "TS", "8H", "KC"] }],
    from: viewOf({ revision: 7, stage: "lobby", deal: null }),
    to,
  };
  render(Table, { client: wire, openRules });
  await tick();
  expect(card("AS")).toBeNull();
  await vi.waitFor(() => expect(card("AS")).not.toBeNull());
});

describe("the hand", () => {
  test("lights the cards that may be played and dims the others, by class and by word", async () => {
    await show();
    expect(card("AS")).toHaveProperty("className", expect.stringContaining("lit"));
    expect(card("AS").getAttribute("aria-label")).toBe("туз пик, можно");
    expect(card("KC").className).toContain("dim");
    expect(card("KC").getAttribute("aria-disabled")).toBe("true");
    expect(card("KC").getAttribute("aria-label")).toMatch(/^король треф, нельзя: Зашли с червей/);
  });

  test("lies neutral when it is not one's turn, and a tap says whose turn it is", async () => {
    const wire = await show(viewOf({ deal: dealOf({ turn: [2], legal: [], refused: {} }) }));
    expect(card("AS").className).not.toMatch(/lit|dim/);
    await tap(card("AS"));
    expect(wire.asked).toEqual([]);
    expect(document.querySelector(".bubble")?.textContent).toContain("Сейчас решает Вера");
  });

  test("a tap on a card that may not be played says why, and the clause opens the rules", async () => {
    const wire = await show();
    await tap(card("KC"));
    const bubble = document.querySelector<HTMLElement>(".bubble")!;
    expect(bubble.textContent).toContain("ответьте в масть или бейте козырем (пики)");
    expect(urgent()).toContain("ответьте в масть");
    await fireEvent.click(within(bubble).getByRole("button", { name: "Правило P13" }));
    expect(openRules).toHaveBeenCalledWith("P13");
    expect(wire.asked).toEqual([]);
  });

  test("one tap plays where one tap is wanted", async () => {
    const wire = await show();
    await tap(card("8H"));
    expect(wire.asked).toEqual(["act 8H"]);
  });

  test("of two taps the first raises and the second plays; another card takes its place", async () => {
    settings.twoTap = true;
    const wire = await show();
    await tap(card("8H"));
    expect(card("8H").getAttribute("aria-pressed")).toBe("true");
    await tap(card("AS"));
    expect(card("8H").getAttribute("aria-pressed")).toBeNull();
    expect(wire.asked).toEqual([]);
    await tap(card("AS"));
    expect(wire.asked).toEqual(["act AS"]);
  });

  test("a tap beside the cards puts the raised one down", async () => {
    settings.twoTap = true;
    await show();
    await tap(card("8H"));
    await fireEvent.pointerDown(document.querySelector(".arena")!);
    expect(card("8H").getAttribute("aria-pressed")).toBeNull();
  });

  test("with keys one press plays: the focus has chosen already", async () => {
    settings.twoTap = true;
    const wire = await show();
    await fireEvent.click(card("8H"), { detail: 0 });
    expect(wire.asked).toEqual(["act 8H"]);
  });

  test("the pitch always asks which suit shall be trumps", async () => {
    const pitch = dealOf({ trump: null, trick: { leader: 0, plays: [], best: null, taker: null }, refused: {} });
    const wire = await show(viewOf({ deal: { ...pitch, legal: pitch.hand } }));
    await tap(card("KC"));
    expect(wire.asked).toEqual([]);
    expect(document.querySelector(".bubble")?.textContent).toContain("Козырь — трефы?");
    expect(urgent()).toContain("Козырь — трефы?");
    await tap(card("KC"));
    expect(wire.asked).toEqual(["act KC"]);
  });

  test("a refusal of the server is said and the card comes down", async () => {
    const wire = await show();
    wire.answer = { key: "refuse-stale", args: {}, clause: null };
    await tap(card("8H"));
    await tick();
    expect(document.querySelector(".bubble")?.textContent).toContain("решите заново");
    expect(card("8H").getAttribute("aria-pressed")).toBeNull();
  });
});

describe("the auction", () => {
  test("offers every rung, pass among them, and says what the dealer may hold", async () => {
    await show(auctionView());
    const labels = [...document.querySelectorAll(".call")].map((one) => one.getAttribute("aria-label"));
    expect(labels).toEqual(["Пас", expect.stringMatching(/^1, нельзя/), "Удержать 2", "3", "4", "Шлем"]);
    expect(call("2").textContent).toContain("удержать");
  });

  test("a call that may be made is made, one that may not says why", async () => {
    const wire = await show(auctionView());
    await tap(call("1"));
    expect(wire.asked).toEqual([]);
    expect(document.querySelector(".bubble")?.textContent).toMatch(/Уже названа цена 2.*P8/s);
    await tap(call("2"));
    expect(wire.asked).toEqual(["act 2"]);
  });

  test("a card answers that the auction comes first", async () => {
    await show(auctionView());
    await tap(card("AS"));
    expect(document.querySelector(".bubble")?.textContent).toMatch(/Сначала торг.*P7/s);
  });

  test("offers no slam where the table has none of its own", async () => {
    const view = auctionView();
    await show({ ...view, options: { ...view.options, slam: "off" } });
    expect(call("slam")).toBeNull();
  });

  test("is silent while others speak", async () => {
    await show({ ...auctionView(), deal: { ...auctionView().deal!, turn: [1], legal: [], refused: {} } });
    expect(document.querySelector(".calls")).toBeNull();
  });
});

describe("keys", () => {
  test("arrows walk the hand, round its ends", async () => {
    await show();
    card("AS").focus();
    await fireEvent.keyDown(card("AS"), { code: "ArrowRight" });
    expect(document.activeElement).toBe(card("TS"));
    await fireEvent.keyDown(card("TS"), { code: "ArrowLeft" });
    await fireEvent.keyDown(card("AS"), { code: "ArrowLeft" });
    expect(document.activeElement).toBe(card("KC"));
    expect([...document.querySelectorAll("[data-hand][tabindex='0']")]).toEqual([card("KC")]);
  });

  test("arrows walk the calls", async () => {
    await show(auctionView());
    call("pass").focus();
    await fireEvent.keyDown(call("pass"), { code: "ArrowRight" });
    expect(document.activeElement).toBe(call("1"));
  });

  test("letters go by their place: a Russian layout does not matter", async () => {
    await show();
    const heading = document.body.appendChild(document.createElement("h1"));
    heading.tabIndex = -1;
    heading.focus();
    await fireEvent.keyDown(heading, { code: "ArrowRight" });
    expect(document.activeElement).toBe(card("AS"));
    heading.remove();
    await fireEvent.keyDown(document.body, { code: "KeyH", key: "р" });
    expect(urgent()).toBe("На руках 4 карты: туз пик, десятка пик, восьмёрка червей, король треф.");
    await fireEvent.keyDown(document.body, { code: "KeyT", key: "е" });
    expect(urgent()).toMatch(/Ваш ход\. Козырь — пики\. На столе: Борис — девятка червей, Вера — валет червей/);
    await fireEvent.keyDown(document.body, { code: "KeyR", key: "к" });
    expect(openRules).toHaveBeenCalledOnce();
  });

  test("? shows the keys, and over a dialog the letters are silent", async () => {
    await show();
    await fireEvent.keyDown(document.body, { code: "Digit7", key: "?", shiftKey: true });
    expect(screen.getByRole("dialog")).toHaveProperty("textContent", expect.stringContaining("Клавиши"));
    await fireEvent.keyDown(document.body, { code: "KeyR", key: "r" });
    expect(openRules).not.toHaveBeenCalled();
  });

  test("L shows the last trick with its taker", async () => {
    await show();
    await fireEvent.keyDown(document.body, { code: "KeyL", key: "l" });
    const took = screen.getByRole("dialog").querySelector(".took")!;
    expect(took.textContent).toContain("Борис");
  });
});

describe("the end of a deal", () => {
  test("every point stands with its owner, its cards and its clause", async () => {
    await show(countedView());
    const rows = [...document.querySelectorAll<HTMLElement>(".awards li")];
    expect(rows).toHaveLength(4);
    const read = (row: HTMLElement) => ({
      cards: [...row.querySelectorAll('[role="img"]')].map((one) => one.getAttribute("aria-label")),
      clause: row.querySelector(".clause")?.textContent?.trim(),
      name: row.querySelector(".name")?.textContent,
    });
    expect(rows.map(read)).toEqual([
      { cards: ["дама пик"], clause: "P16", name: "Борис" },
      { cards: ["двойка пик"], clause: "P15", name: "Аня" },
      { cards: [], clause: "P16", name: "никому" },
      { cards: ["десятка червей", "туз бубен"], clause: "P16", name: "Борис" },
    ]);
    expect(rows[3]!.textContent).toContain("14 глазков");
  });

  test("tells the outcome, what the deal gave and how all stand, and goes on", async () => {
    const wire = await show(countedView());
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getByRole("heading").textContent).toContain("Борис записывает 2 очка");
    const rows = [...dialog.querySelectorAll(".totals tbody tr")];
    expect(rows.map((row) => [...row.children].map((one) => one.textContent?.trim()))).toEqual([
      ["Аня", "+1", "1"],
      ["Борис", "+2", "2"],
      ["Вера", "·", "0"],
    ]);
    await fireEvent.click(within(dialog).getByRole("button", { name: "Дальше" }));
    expect(wire.asked).toEqual(["next"]);
  });

  test("opens all hands on demand", async () => {
    await show(countedView());
    await fireEvent.click(screen.getByRole("button", { name: "Все карты" }));
    expect(document.querySelectorAll(".hands .card > div")).toHaveLength(6);
  });

  test("a match ends with its winner, the reason and another match", async () => {
    const match = { winners: [1], key: "match-pitch-alone", args: { seat: 1, target: 7 }, clause: "P17" };
    await show(countedView({ match }, { stage: "match_over", winners: [1] }));
    expect(screen.getByRole("dialog").textContent).toMatch(/Партию выигрывает Борис.*P17/s);
    expect(screen.getByRole("button", { name: "Ещё партию" })).toBeTruthy();
  });

  test("can be put aside to look at the table, and N goes on", async () => {
    const wire = await show(countedView());
    await fireEvent.click(screen.getByRole("button", { name: "Посмотреть на стол" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Итог сдачи" })).toBeTruthy();
    await fireEvent.keyDown(document.body, { code: "KeyN", key: "т" });
    expect(wire.asked).toEqual(["next"]);
  });
});

describe("those at the table", () => {
  test("a plate says everything that it shows", async () => {
    const view = viewOf({ scores: [3, -1, 2] });
    await show(view);
    const boris = document.querySelector('[data-seat="1"]')!;
    expect(boris.getAttribute("aria-label")).toBe(
      "Борис, бот, уровень «Новичок», первый ход, подаёт, цена 2, -1 очко из 7, 1 взятка, 2 глазка, 4 карты на руках",
    );
    expect(document.querySelector('[data-seat="0"]')!.getAttribute("aria-label")).toMatch(/^Аня, это вы, ходит, пас, 3 очка из 7/);
  });

  test("the host seats a bot for somebody who is away", async () => {
    const view = viewOf();
    view.chairs[1] = { seat: 1, kind: "human", name: "Борис", level: null, here: false };
    const wire = await show(view);
    expect(document.querySelector('[data-seat="1"]')!.getAttribute("aria-label")).toContain("сейчас не у стола");
    await fireEvent.click(document.querySelector('[data-seat="1"]')!);
    await fireEvent.click(screen.getByRole("button", { name: "Посадить бота" }));
    expect(wire.asked).toEqual(["chair 1 bot"]);
  });

  test("a watcher sees the table and no hand", async () => {
    await show(viewOf({ you: null, deal: dealOf({ hand: [], legal: [], refused: {} }) }));
    expect(document.querySelector("[data-hand]")).toBeNull();
    expect(document.querySelectorAll("[data-seat]")).toHaveLength(3);
    expect(document.querySelectorAll("[data-played]")).toHaveLength(2);
  });

  test("one's turn stands in the title of the page", async () => {
    document.title = "Питч";
    await show();
    expect(document.title).toBe("● Ваш ход");
  });

  test.each([2, 3, 4, 5, 6, 7])("%i seats have a plate each", async (seats) => {
    await show(viewOf({}, seats));
    expect(document.querySelectorAll("[data-seat]")).toHaveLength(seats);
  });

  test("everything follows the language of the reader", async () => {
    await show();
    words.language = "en";
    await tick();
    expect(card("KC").getAttribute("aria-label")).toMatch(/^king of clubs, not now: The lead is hearts/);
    expect(t("table-scores")).toBe("Scores");
  });
});
