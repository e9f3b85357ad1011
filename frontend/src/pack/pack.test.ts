import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Card from "./Card.svelte";
import Emblem from "./Emblem.svelte";
import PackDefs from "./PackDefs.svelte";
import Suit from "./Suit.svelte";
import { rankLetter, type Letters } from "./letters";
import { PIPS, type Pip } from "./pips";
import { BRASS, INK, MADDER, RANKS, SUITS, readCard, star, suitColour } from "./suits";

const PACK = [...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)), "JKR"];

afterEach(cleanup);

function texts(root: ParentNode): string[] {
  return [...root.querySelectorAll("text")].map((node) => node.textContent ?? "");
}

function links(root: ParentNode): string[] {
  return [...root.querySelectorAll("use")].map((node) => node.getAttribute("href") ?? "");
}

/** happy-dom may keep a colour as written or as rgb(); either is this colour. */
function printedIn(root: ParentNode): string {
  return (root.querySelector("svg") as SVGSVGElement).style.color;
}

describe("faces", () => {
  it.each(PACK)("%s carries its index in both corners, in both letterings", (card) => {
    const { rank } = readCard(card);
    for (const letters of ["ru", "en"] as Letters[]) {
      const { container } = render(Card, { card, letters });
      const expected = rank === "JKR" ? [] : Array(2).fill(rankLetter(rank, letters));
      expect(texts(container)).toEqual(expected);
      cleanup();
    }
  });

  it.each(PACK)("%s prints its own suit and as many pips as its rank says", (card) => {
    const { rank, suit } = readCard(card);
    const { container } = render(Card, { card });
    const own = suit ? `#pack-${suit}` : "#pack-cap";
    const others = SUITS.filter((name) => name !== suit).map((name) => `#pack-${name}`);
    expect(links(container)).toContain(own);
    expect(links(container).filter((link) => others.includes(link))).toEqual([]);
    const pips = container.querySelectorAll(".art use");
    expect(pips.length).toBe(rank === "T" ? 10 : Number(rank) || 1);
  });

  it("shows Russian and English letters", () => {
    const ranks = ["A", "K", "Q", "J", "T", "7"] as const;
    expect(ranks.map((rank) => rankLetter(rank, "ru"))).toEqual(["Т", "К", "Д", "В", "10", "7"]);
    expect(ranks.map((rank) => rankLetter(rank, "en"))).toEqual(["A", "K", "Q", "J", "10", "7"]);
  });

  it("prints hearts and diamonds red, spades and clubs ink; four colours on request", () => {
    expect(SUITS.map((suit) => suitColour(suit))).toEqual([INK, MADDER, MADDER, INK]);
    expect(new Set(SUITS.map((suit) => suitColour(suit, true))).size).toBe(4);
    const printed = (card: string, fourColour = false) => {
      const { container } = render(Card, { card, fourColour });
      const colour = printedIn(container);
      cleanup();
      return colour;
    };
    expect(printed("7H")).toBe(printed("KD"));
    expect(printed("7S")).toBe(printed("KC"));
    expect(printed("7H")).not.toBe(printed("7S"));
    expect(printed("7H", true)).not.toBe(printed("7D", true));
  });

  it("prints the trump seal only when asked", () => {
    expect(links(render(Card, { card: "9C" }).container)).not.toContain("#pack-seal");
    expect(links(render(Card, { card: "9C", mark: true }).container)).toContain("#pack-seal");
  });

  it("refuses what is no card", () => {
    for (const word of ["", "1S", "AX", "10S", "pass", "jkr"]) expect(() => readCard(word)).toThrow(RangeError);
  });
});

describe("the back", () => {
  it("is the same page whatever lies under it, and names no card", () => {
    const { container } = render(Card, { card: null, letters: "en", fourColour: true, mark: true });
    const plain = render(Card, { card: null }).container;
    expect(container.innerHTML).toBe(plain.innerHTML);
    expect(links(container)).toEqual(["#pack-back"]);
    expect(texts(container)).toEqual([]);
  });

  it("leaves nothing of the face when a card is turned over", async () => {
    const { container, rerender } = render(Card, { card: "QH" });
    await rerender({ card: null });
    expect(container.innerHTML).toBe(render(Card, { card: null }).container.innerHTML);
  });
});

describe("names for screen readers", () => {
  it("are given by the caller, or the drawing is hidden", () => {
    const drawings = [
      [render(Card, { card: "AS" }), render(Card, { card: "AS", label: "имя" })],
      [render(Card, { card: null }), render(Card, { card: null, label: "имя" })],
      [render(Suit, { suit: "S" }), render(Suit, { suit: "S", label: "имя" })],
      [render(Emblem), render(Emblem, { label: "имя" })],
    ].map((pair) => pair.map(({ container }) => container.querySelector("svg")));
    for (const [hidden, named] of drawings) {
      expect(hidden?.getAttribute("aria-hidden")).toBe("true");
      expect(named?.getAttribute("role")).toBe("img");
      expect(named?.getAttribute("aria-label")).toBe("имя");
      expect(named?.hasAttribute("aria-hidden")).toBe(false);
    }
  });
});

describe("the shapes behind the pack", () => {
  it("hold every drawing a card refers to, each under one id", () => {
    const { container } = render(PackDefs);
    const ids = [...container.querySelectorAll("[id]")].map((node) => node.id);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = new Set(links(container));
    for (const card of [...PACK, null]) {
      for (const link of links(render(Card, { card, mark: true }).container)) wanted.add(link);
    }
    expect([...wanted].filter((link) => !ids.includes(link.slice(1)))).toEqual([]);
  });

  it("gives cards no ids of their own, so that a whole pack may lie on one page", () => {
    for (const card of PACK) expect(render(Card, { card, mark: true }).container.querySelector("[id]")).toBeNull();
  });
});

describe("small things", () => {
  it("sets the pips the same way from either end, but for the seven", () => {
    for (const [rank, pips] of Object.entries(PIPS)) {
      const facing = ([x, y]: Pip) => pips.some(([u, v]) => Math.hypot(u + x - 250, v + y - 350) < 0.01);
      expect(pips.filter((pip) => !facing(pip)).length).toBe(rank === "7" ? 1 : 0);
    }
  });

  it("draws a star of seven tips as fourteen corners", () => {
    expect(star(7, 48, 21).split("L")).toHaveLength(14);
  });

  it("keeps brass out of the suits' print: it means lit", () => {
    for (const suit of SUITS) expect([suitColour(suit), suitColour(suit, true)]).not.toContain(BRASS);
  });
});
