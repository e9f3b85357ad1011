import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { words } from "../../words/words.svelte";
import type { GameEvent, View } from "../../wire/types";
import { lineOf, textOf } from "../log.svelte";
import { Wire } from "../pitch/fixture";
import ResultSheet from "../ResultSheet.svelte";
import { Showing } from "../showing.svelte";
import { handSpoken, turnSpoken } from "../spoken";
import Table from "../Table.svelte";
import { Travel } from "../travel.svelte";
import { auctionView, countedView, factsWith, givingView, namingView, sevenView } from "./fixture";
import { trumpSeven } from "./parts";
import { factsOf } from "./types";

beforeEach(() => {
  words.language = "ru";
  settings.motion = "none";
  settings.twoTap = false;
});
afterEach(() => vi.useRealTimers());

async function show(view: View): Promise<Wire> {
  const wire = new Wire(view);
  render(Table, { client: wire, openRules: vi.fn() });
  await tick();
  return wire;
}

const card = (word: string) => document.querySelector<HTMLElement>(`[data-hand="${word}"]`)!;
const calls = () => [...document.querySelectorAll<HTMLElement>("[data-call]")];
const tap = (element: HTMLElement) => fireEvent.click(element, { detail: 1 });
const standing = () => document.querySelector(".standing")?.getAttribute("aria-label") ?? "";
const cloth = () => document.querySelector(".arena")?.textContent?.replace(/\s+/g, " ") ?? "";

describe("the auction", () => {
  test("offers sixty and pass, and says which round it is and who said what", async () => {
    const wire = await show(auctionView());
    expect(calls().map(({ dataset }) => dataset.call)).toEqual(["60", "pass"]);
    expect(document.querySelector(".headline")?.textContent).toContain("Второй круг");
    expect(document.querySelector(".headline")?.textContent).toContain("60: Борис");
    expect(standing()).toBe("Очки этой сдачи. Аня: пас. Борис: 60. Вера: пас.");
    await tap(calls()[0]!);
    expect(wire.asked).toEqual(["act 60"]);
  });

  test("shows two cards face down, and nothing of their faces", async () => {
    await show(auctionView());
    expect(screen.getByRole("img", { name: /^Прикуп/ }).querySelectorAll("[data-lying]")).toHaveLength(2);
  });

  test("says how many deals have come to nothing, and at a redeal why", async () => {
    const redeal = { redeal: true as const, key: "redeal-trump_seven-bids", args: {}, clause: "K11" };
    const view = auctionView({ redeals: 3, bidders: [] });
    await show(view);
    expect(document.querySelector(".headline")?.textContent).toContain("3-я подряд");
    document.body.innerHTML = "";
    await show({ ...view, stage: "deal_over", deal: { ...view.deal!, phase: "over", turn: [], legal: [], result: redeal } });
    expect(cloth()).toContain("«Шестьдесят» сказали несколько игроков");
    expect(document.querySelector("[data-lying]")).toBeNull();
  });

  test("who has said sixty and speaks again keeps it or takes it back", () => {
    const before = sevenView({ calls: [[0, "60"], [1, "60"], [2, "pass"]] });
    const called = (call: string) => trumpSeven.callSentence({ n: 1, kind: "called", seat: 0, call, clause: "K10" }, before);
    expect(called("pass").key).toBe("event-trump_seven-again-pass");
    expect(called("60").key).toBe("event-trump_seven-again-60");
    expect(trumpSeven.callSentence({ n: 1, kind: "called", seat: 2, call: "60", clause: "K10" }, before).key).toBe(
      "event-trump_seven-60",
    );
  });
});

describe("naming and giving", () => {
  test("four suits, each with how many one holds, and that the widow comes after", async () => {
    const wire = await show(namingView());
    expect(calls().map(({ dataset }) => dataset.call)).toEqual(["trump S", "trump H", "trump C", "trump D"]);
    expect(calls()[0]!.getAttribute("aria-label")).toBe("пики, 1 карта");
    expect(document.querySelector(".calls")?.textContent).toContain("прикуп откроется потом");
    await tap(calls()[1]!);
    expect(wire.asked).toEqual(["act trump H"]);
  });

  test("says who gets the next card, and marks what came from the widow", async () => {
    const wire = await show(givingView());
    expect(cloth()).toContain("её получает Борис");
    expect(card("8H").textContent).toContain("прикуп");
    expect(card("9C").textContent).not.toContain("прикуп");
    await tap(card("9C"));
    expect(wire.asked).toEqual(["act 9C"]);
    document.body.innerHTML = "";
    await show(givingView({ laid: 1 }));
    expect(cloth()).toContain("её получает Вера");
    expect(turnSpoken(givingView({ laid: 1 }))).toContain("её получает Вера");
  });

  test.each([
    ["JKR", "Отдать джокера, старшего козыря?"],
    ["7S", "Отдать козырную семёрку? Соперникам 20 очков."],
    ["TD", "Отдать десятку бубен? Соперникам 10 очков."],
  ])("asks before %s is given away, and does not forbid it", async (word, question) => {
    const wire = await show(givingView());
    await tap(card(word));
    expect(document.querySelector(".bubble")?.textContent).toContain(question);
    expect(wire.asked).toEqual([]);
    await tap(screen.getByRole("button", { name: "Отдать" }));
    expect(wire.asked).toEqual([`act ${word}`]);
  });

  test("asks nothing where the gifts stay with the declarer", () => {
    const view = givingView({ discards_to: "declarer_pile", to: [0, 0] });
    const own = { ...view, deal: { ...view.deal!, own: { widow: [], gifts: [], worth: {} } } };
    expect(trumpSeven.ask(own, "TD")).toBeNull();
    expect(trumpSeven.turnNote?.(own)).toContain("вам во взятки");
  });

  test("a gift is marked in the defender's hand, and the Joker says that it is the highest trump", () => {
    const view = sevenView({ own: { gift: "8H" } });
    expect(handSpoken(view)).toBe(
      "На руках 3 карты: джокер, старший козырь, дама пик, восьмёрка червей, подарок заказавшего.",
    );
    expect(trumpSeven.note?.(view, "8H")?.text).toBe("подарок");
    expect(trumpSeven.note?.(view, "QS")).toBeNull();
  });
});

describe("the points against the sixty", () => {
  test("both sides, what is out, and where the seven and the Joker are", async () => {
    await show(sevenView());
    expect(standing()).toBe(
      "Очки этой сдачи. Аня: 34 очка. Борис и Вера: вместе 12 очков. Ещё не взято 54 очка. " +
        "Забирает Аня: семёрка пик. Ещё в игре: джокер.",
    );
    expect(document.querySelector<HTMLElement>(".bar .one")?.style.width).toBe("34%");
    expect(document.querySelector<HTMLElement>(".bar .two")?.style.width).toBe("12%");
  });

  test.each([
    ["made", "60 уже есть", "заказавший выигрывает"],
    ["lost", "60 уже не набрать", "выигрывают соперники"],
  ] as const)("tells when it is certain: %s", async (sure, short, long) => {
    await show(sevenView({ facts: factsWith({ sides: { declarer: 58, defenders: 41, out: 1, sure } }) }));
    expect(document.querySelector(".headline")?.textContent).toContain(short);
    expect(standing()).toContain(long);
  });

  test("in a leaster each has points of his own and there are no sides", async () => {
    await show(sevenView({ trump: null, facts: factsWith({ declarer: null, leaster: true, sides: null }) }));
    expect(standing()).toContain("Выигрывает тот, у кого очков меньше. Аня: 34 очка. Борис: 12 очков. Вера: 0 очков.");
    expect(document.querySelector(".coin")).toBeNull();
  });

  test("the one and the two are marked by shape and by word", async () => {
    await show(sevenView());
    expect(document.querySelectorAll("[data-seat] .coin")).toHaveLength(1);
    expect(document.querySelectorAll("[data-seat] svg.two")).toHaveLength(2);
    expect(document.querySelector('[data-seat="0"]')?.getAttribute("aria-label")).toContain("играет один на 60");
    expect(document.querySelector('[data-seat="1"]')?.getAttribute("aria-label")).toContain("соперник заказавшего");
  });
});

describe("the count", () => {
  test("both sides with their cards, a hundred together, gifts and last cards", async () => {
    await show(countedView());
    const sheet = within(screen.getByRole("dialog"));
    const text = screen.getByRole("dialog").textContent?.replace(/\s+/g, " ") ?? "";
    expect(text).toContain("64 + 36 = 100, заказавшему нужно 60");
    expect(text).toContain("Борис и Вера");
    expect(sheet.getAllByRole("img").map((one) => one.getAttribute("aria-label"))).toContain("семёрка пик");
    for (const clause of ["K13", "K19", "K20", "K21"]) expect(text).toContain(clause);
    expect(text).toContain("по +1 каждому победителю");
  });

  test("a leaster has three counts and the widow beside them", async () => {
    const result = { leaster: true, declarer: null, trump: null, made: null, gifts: [], last_cards: {}, winners: [2] };
    await show(countedView({ ...result, aside: ["9D", "8C"], declarer_points: null, defender_points: null }));
    const text = screen.getByRole("dialog").textContent ?? "";
    expect(text).toContain("Прикуп, не взят никем");
    expect(document.querySelectorAll(".parties li")).toHaveLength(3);
  });

  test("a series may be ended between two deals, by the host", async () => {
    const onStop = vi.fn();
    const props = { onNext: vi.fn(), onclose: vi.fn(), openRules: vi.fn(), onStop };
    render(ResultSheet, { view: countedView(), ...props });
    await tap(screen.getByRole("button", { name: "Закончить серию" }));
    expect(onStop).toHaveBeenCalledOnce();
    expect(trumpSeven.mayStop?.(countedView({}, { host: 1 }))).toBe(false);
    expect(trumpSeven.mayStop?.(countedView({}, { you: null, host: null }))).toBe(false);
    expect(trumpSeven.mayStop?.(countedView({}, { options: { games: 10 } }))).toBe(false);
    expect(trumpSeven.mayStop?.(sevenView())).toBe(false);
  });

  test("the score sheet says what the declarer made", () => {
    const [line] = countedView().sheet;
    expect(trumpSeven.sheetMark(line!, 0)).toEqual({ text: "64", kept: true, spoken: "заказ 60 сыгран, 64 очка" });
    expect(trumpSeven.sheetMark(line!, 1)).toBeNull();
  });
});

describe("what happened", () => {
  const told = (event: GameEvent) => {
    const line = lineOf(event, sevenView(), sevenView());
    return line && textOf(line.said, sevenView().chairs);
  };

  test("is written in the log, and a card only for those who may know it", () => {
    expect(told({ n: 1, kind: "widow", seat: 1, clause: "K12" })).toBe("Борис берёт прикуп.");
    expect(told({ n: 1, kind: "widow", seat: 0, cards: ["KS"], clause: "K12" })).toBe(
      "Аня берёт прикуп. В прикупе король пик.",
    );
    expect(told({ n: 2, kind: "gave", seat: 1, to: 2, clause: "K13" })).toBe(
      "Борис сносит карту, её получает Вера.",
    );
    expect(told({ n: 2, kind: "gave", seat: 1, to: 0, card: "KS", clause: "K13" })).toBe(
      "Борис сносит короля пик, карту получает Аня.",
    );
    expect(told({ n: 2, kind: "gave", seat: 1, to: 1, clause: "K13" })).toBe("Борис сносит карту себе во взятки.");
    expect(told({ n: 3, kind: "last_cards", cards: [[1, "8D"], [2, "TC"]], clause: "K19" })).toBe(
      "Последние карты остаются у соперников. Борис открывает восьмёрку бубен. Вера открывает десятку треф.",
    );
  });

  test("a gift lies face down before both are taken, and the last cards lie open", async () => {
    vi.useFakeTimers();
    settings.motion = "normal";
    const from = givingView({ laid: 1 });
    const showing = new Showing(new Travel(), from);
    const to = sevenView();
    showing.hear([{ n: 2, kind: "gave", seat: 0, to: 2, card: "9C", clause: "K13" }], from, to);
    await vi.advanceTimersByTimeAsync(1);
    expect(factsOf(showing.view!)?.laid).toBe(2);
    expect(showing.view?.deal?.hand).not.toContain("9C");
    expect(showing.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(showing.view).toBe(to);
    const counted = countedView();
    showing.hear([{ n: 3, kind: "last_cards", cards: [[1, "8D"], [2, "TC"]], clause: "K19" }], to, counted);
    await vi.advanceTimersByTimeAsync(1);
    expect(showing.view?.deal?.trick.plays).toEqual([[1, "8D"], [2, "TC"]]);
    expect(factsOf(showing.view!)?.lastCards).toBe(true);
    await vi.advanceTimersByTimeAsync(4000);
    expect(showing.view).toBe(counted);
  });
});
