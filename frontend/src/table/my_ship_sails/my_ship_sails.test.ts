import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { words } from "../../words/words.svelte";
import type { GameEvent, View } from "../../wire/types";
import { lineOf, textOf } from "../log.svelte";
import { Wire } from "../pitch/fixture";
import Table from "../Table.svelte";
import Circle from "./Circle.svelte";
import Count from "./Count.svelte";
import { completeView, countedView, LINE, shipView } from "./fixture";
import { myShipSails as parts } from "./parts";
import { angleOf, heading, onRing, ringOf, roomIn } from "./ring";
import Standing from "./Standing.svelte";
import * as steps from "./steps";
import { factsOf } from "./types";

beforeEach(() => {
  words.language = "ru";
  settings.motion = "none";
  settings.twoTap = false;
});

const openRules = vi.fn();
const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

describe("the parts", () => {
  test("one may call while the view allows it or says why not, and only while the deal is on", () => {
    expect(parts.calling(shipView())).toBe(true);
    const why = { key: "refuse-my_ship_sails-out", args: {}, clause: "S15" };
    expect(parts.calling(shipView({ deal: { legal: ["KS"], refused: { call: why } } }))).toBe(true);
    expect(parts.calling(shipView({ deal: { legal: [], refused: {} } }))).toBe(false);
    expect(parts.calling(countedView())).toBe(false);
  });

  test("the chosen card is one's own choice, and a call is no card", () => {
    expect(parts.chosen?.(shipView())).toBeNull();
    expect(parts.chosen?.(shipView({ own: { choice: "KS" } }))).toBe("KS");
    expect(parts.chosen?.(shipView({ own: { choice: "call" } }))).toBeNull();
  });

  test("a false call is asked for with its price by the rule of the table", () => {
    const asked = (false_call: string) => parts.ask(shipView({ options: { false_call } }), "call")?.key;
    expect(asked("none")).toBe("table-my_ship_sails-ask-none");
    expect(asked("out_of_deal")).toBe("table-my_ship_sails-ask-out_of_deal");
    expect(asked("minus_one")).toBe("table-my_ship_sails-ask-minus_one");
  });

  test("a true call needs no question, but keeping silent with a complete hand does", () => {
    expect(parts.ask(completeView(), "call")).toBeNull();
    expect(parts.ask(completeView(), "AS")?.key).toBe("table-my_ship_sails-ask-silent");
    expect(parts.ask(shipView(), "KS")).toBeNull();
  });

  test("badges tell who has chosen, who called falsely, who is out and whose ship sails", () => {
    expect(parts.badge(shipView(), 1)).toMatchObject({ text: "✓", spoken: "выбор сделан", tone: "quiet" });
    expect(parts.badge(shipView(), 2)).toBeNull();
    const twice = shipView({ facts: { false_calls: [[2, 0], [2, 1]] } });
    expect(parts.badge(twice, 2)).toMatchObject({ text: "ложный ×2", spoken: "2 ложных возгласа" });
    expect(parts.badge(shipView({ facts: { out_of_deal: [2] } }), 2)?.text).toBe("вне сдачи");
    expect(parts.badge(countedView(), 1)).toMatchObject({ text: "плывёт!", tone: "bright" });
  });

  test("the newest card of the hand is marked until the next comes, and the chosen one is said", () => {
    expect(parts.note?.(shipView(), "QD")).toEqual({ text: "новая", spoken: "только что пришла" });
    expect(parts.note?.(shipView(), "KS")).toBeNull();
    expect(parts.note?.(shipView({ own: { choice: "QD" } }), "QD")?.spoken).toBe("лежит для соседа");
    expect(parts.note?.(shipView({ own: { passed: [] } }), "QD")).toBeNull();
  });

  test("the sheet marks the winners with the exchanges it took, and a penalty as what it is", () => {
    expect(parts.sheetMark(LINE, 1)).toEqual({ text: "6", kept: true, spoken: "корабль плывёт после 6 обменов" });
    expect(parts.sheetMark(LINE, 0)).toBeNull();
    const penalty = { deal: null, dealer: 3, delta: [-1, 0, 0, 0], scores: [-1, 1, 2, 0] };
    expect(parts.sheetMark(penalty, 0)).toMatchObject({ kept: false });
    expect(parts.sheetMark(penalty, 1)).toBeNull();
  });

  test("the match is so many deals, and scores are wins", () => {
    expect(parts.goal(shipView())).toMatch(/^Партия: 5 сдач\./);
    expect(parts.goal(shipView({ options: { deals: 1 } }))).toMatch(/^Партия: 1 сдача\./);
    expect(parts.scored?.(2)).toBe("2 выигрыша");
  });

  test("who may not act is told whether a call or the others' choice is waited for", () => {
    expect(parts.notNow(shipView({ own: { choice: "call" } }), "KS").key).toBe("refuse-my_ship_sails-called");
    expect(parts.notNow(shipView({ deal: { phase: "again" } }), "KS").key).toBe("refuse-my_ship_sails-others-choose");
  });
});

describe("the log", () => {
  const said = (event: GameEvent, view: View = shipView()) => {
    const line = lineOf(event, view, view);
    return line && textOf(line.said, view.chairs);
  };

  test("says nothing of each choice, and of an exchange what one gave and got oneself", () => {
    expect(said({ n: 1, kind: "chose", seat: 0, action: "KS", clause: "S7" })).toBeNull();
    const own: GameEvent = { n: 2, kind: "exchange", exchanges: 3, gave: "QD", got: "JH", clause: "S7" };
    expect(said(own)).toBe("Обмен 3. Ушла карта: дама бубен. Пришла: валет червей.");
    expect(said({ n: 2, kind: "exchange", exchanges: 3, clause: "S7" })).toBe("Обмен 3.");
  });

  test("tells of false calls and of ships, with the suit", () => {
    expect(said({ n: 3, kind: "false_call", seat: 1, clause: "S15" })).toContain("Борис говорит: «Мой корабль плывёт!» Но");
    const hands = { 1: ["AC", "KC"], 2: ["AD", "KD"] };
    const sails: GameEvent = { n: 4, kind: "sails", winners: [1], correct: [1, 2], hands, clause: "S15" };
    expect(said(sails)).toMatch(/Борис .*масти: трефы\. Вера .*масти: бубны\./);
    expect(said({ ...sails, winners: [], correct: [], hands: {} })).toBeNull();
  });
});

describe("the circle", () => {
  const show = (view: View) => render(Circle, { view, form: "tall" }).container;

  test("a card lies before those who have chosen and none before the others; nothing says which", () => {
    const cloth = show(shipView());
    expect([...cloth.querySelectorAll("[data-laid]")].map((one) => one.getAttribute("data-laid"))).toEqual(["1", "3"]);
    expect(cloth.querySelectorAll(".empty")).toHaveLength(2);
    expect(text(cloth.querySelector(".unseen"))).toContain("Карта лежит: Борис, Гоша.");
    expect(cloth.innerHTML).not.toMatch(/[2-9TJQKA][SHDC]\b/);
  });

  test("one's own card lies there as a back too", () => {
    const cloth = show(shipView({ facts: { chosen: [0, 1, 3] }, own: { choice: "KS" }, deal: { turn: [2] } }));
    expect(cloth.querySelector('[data-laid="0"]')).not.toBeNull();
    expect(cloth.innerHTML).not.toContain("KS");
    expect(text(cloth.querySelector(".middle"))).toContain("карту можно сменить");
  });

  test("the middle counts exchanges, names the limit and who gets the card", () => {
    expect(text(show(shipView()).querySelector(".middle"))).toBe("Обмен 1 предел — 100 обменов Вашу карту получит Борис");
    const last = shipView({ facts: { exchanges: 30, cap: 30 } });
    expect(text(show(last).querySelector(".middle"))).toContain("это последний возглас");
    expect(text(show(completeView()).querySelector(".middle"))).toContain("Все семь — пики");
  });

  test("those whose choice stands see why they wait while others give a card for a false call", () => {
    const again = shipView({ facts: { chosen: [0, 1, 3] }, own: { choice: "KS" }, deal: { phase: "again", turn: [2], legal: [] } });
    expect(text(show(again).querySelector(".middle"))).toContain("Возглас ложный. Карту ещё даёт Вера");
  });

  test("where the dealer draws, the card for the dealer goes to the discards", () => {
    const draws = shipView({ options: { stock: "dealer_draws" } });
    expect(show(draws).querySelectorAll(".pile")).toHaveLength(2);
    const before = shipView({ options: { stock: "dealer_draws" }, deal: { dealer: 1 } });
    expect(text(show(before).querySelector(".middle"))).toContain("уйдёт в сброс");
  });

  test("the hands that sail lie open, those of the others do not", () => {
    const cloth = show(countedView());
    expect([...cloth.querySelectorAll("[data-shown]")].map((one) => one.getAttribute("aria-label"))).toEqual([
      "Борис: трефы",
      "Вера: бубны",
    ]);
    expect(cloth.querySelectorAll("[data-shown] .cards > .card")).toHaveLength(14);
    expect(text(cloth.querySelector(".sailing"))).toContain("«Наши корабли плывут!»");
  });

  test("no card on the ring lies on what stands in its middle", () => {
    for (const seats of [4, 5, 6, 7]) {
      for (const [width, height] of [
        [374, 266],
        [300, 210],
        [640, 320],
      ] as const) {
        const ring = ringOf(width, height, seats, seats > 5 ? 0.36 : 0);
        const room = roomIn(ring, seats, 42);
        for (let step = 0; step < seats; step++) {
          const { x, y } = onRing(ring, angleOf(step, seats));
          const beside = Math.abs(x) - ring.card / 2 >= room / 2;
          expect(beside || Math.abs(y) - ring.card * 0.7 >= 42).toBe(true);
        }
      }
    }
  });

  test("the ring goes round the way the cards go", () => {
    const ring = ringOf(400, 300, 4);
    const [bottom, left] = [onRing(ring, angleOf(0, 4)), onRing(ring, angleOf(1, 4))];
    expect(bottom.y).toBeCloseTo(ring.ry);
    expect(left.x).toBeCloseTo(-ring.rx);
    expect(Math.abs(heading(ring, angleOf(0, 4), 1))).toBeCloseTo(180);
    expect(heading(ring, angleOf(0, 4), -1)).toBeCloseTo(0);
  });
});

describe("what moves", () => {
  test("a choice takes the seat out of those waited for", () => {
    const view = steps.chose(shipView(), { n: 1, kind: "chose", seat: 2, clause: "S7" });
    expect(factsOf(view)?.chosen).toEqual([1, 3, 2]);
    expect(view.deal?.turn).toEqual([0]);
  });

  test("with an exchange one's own card leaves, and none comes before the view says so", () => {
    const event = { n: 2, kind: "exchange" as const, exchanges: 2, gave: "KS", got: "7C", clause: "S7" };
    const view = steps.passing(shipView(), event);
    expect(view.deal?.hand).not.toContain("KS");
    expect(view.deal?.hand).not.toContain("7C");
    expect(factsOf(view)).toMatchObject({ passing: true, exchanges: 2 });
  });

  test("a false call takes the laid card back and is counted", () => {
    const view = steps.calledFalsely(shipView(), { n: 3, kind: "false_call", seat: 3, clause: "S15" });
    expect(factsOf(view)).toMatchObject({ chosen: [1], false_calls: [[3, 1]], calls_falsely: 3 });
  });
});

describe("at the table", () => {
  const shown = async (view: View) => {
    const wire = new Wire(view);
    render(Table, { client: wire, openRules });
    await tick();
    return wire;
  };
  const call = () => document.querySelector<HTMLElement>('[data-call="call"]')!;

  test("the call is at hand, shines with a complete hand and is made at once", async () => {
    const wire = await shown(completeView());
    expect(call().className).toContain("ready");
    await fireEvent.click(call(), { detail: 1 });
    expect(wire.asked).toEqual(["act call"]);
  });

  test("a false call is asked about, and the question stays when somebody else chooses", async () => {
    const wire = await shown(shipView({ options: { false_call: "minus_one" } }));
    expect(call().className).not.toContain("ready");
    await fireEvent.click(call(), { detail: 1 });
    expect(wire.asked).toEqual([]);
    expect(text(document.querySelector(".bubble"))).toContain("стоит одного выигрыша");
    const to = shipView({ options: { false_call: "minus_one" }, facts: { chosen: [1, 2, 3] }, view: { revision: 21 } });
    wire.tell([{ n: 9, kind: "chose", seat: 2, clause: "S7" }], to);
    await vi.waitFor(() => expect(document.querySelector('[data-laid="2"]')).not.toBeNull());
    await fireEvent.click(document.querySelector(".bubble .button.primary")!);
    expect(wire.asked).toEqual(["act call"]);
  });

  test("the chosen card stays raised, and another may take its place", async () => {
    const left = ["call", "9S", "2S", "AH", "8H", "3C", "QD"];
    const why = { key: "refuse-my_ship_sails-same", args: { card: "KS" }, clause: "S6" };
    const wire = await shown(
      shipView({ facts: { chosen: [0, 1, 3] }, own: { choice: "KS" }, deal: { turn: [2], legal: left, refused: { KS: why } } }),
    );
    expect(document.querySelector('[data-hand="KS"]')?.className).toContain("raised");
    await fireEvent.click(document.querySelector('[data-hand="9S"]')!, { detail: 1 });
    expect(wire.asked).toEqual(["act 9S"]);
  });

  test("the head says which deal it is, whom one waits for and who is ahead", async () => {
    await shown(shipView());
    expect(text(document.querySelector(".headline"))).toBe("Сдача 2 из 5 Обмен 1");
    const { container } = render(Standing, { view: shipView() });
    expect(container.querySelector("button")?.getAttribute("aria-label")).toContain("Ждём: вас и ещё 1. Впереди: Вера, 1 выигрыш.");
  });
});

describe("the count", () => {
  const count = (view: View) => text(render(Count, { view, openRules }).container);

  test("shows the winners with their cards, the exchanges and the false calls", () => {
    const said = count(countedView());
    expect(said).toMatch(/Борис S15.*Вера S15/);
    expect(said).toContain("выигрыш у каждого");
    expect(said).toContain("Понадобилось 6 обменов.");
    expect(said).toContain("Аня — после 2 обменов");
  });

  test("says who called rightly and did not win, by which rule", () => {
    const said = count(countedView({ winners: [1] }, { tie: "first_press" }));
    expect(said).toContain("выигрывает первый");
    expect(said).toMatch(/Вера S17.*по правилу стола/);
  });

  test("says plainly that nobody wins", () => {
    const nobody = countedView({ winners: [], correct: [], exchanges: 100, false_calls: [] });
    expect(count(nobody)).toMatch(/^Предел — 100 обменов.*S14.*Никто не собрал/);
    expect(count(countedView({ winners: [], correct: [], exchanges: 4 }))).toContain("вне сдачи оказались все");
  });
});
