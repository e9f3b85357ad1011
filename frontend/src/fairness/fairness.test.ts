import { beforeEach, describe, expect, test } from "vitest";
import type { GameEvent, Revealed } from "../wire/types";
import { viewOf } from "../table/pitch/fixture";
import { checkDeal, passed, proved, sameSet } from "./check";
import { deal, packOf } from "./dealing";
import { checkRecord, checkSeen } from "./live";
import { readRecord, Unreadable } from "./reading";
import { Seen } from "./seen";
import { bytesOf, commitment, hexOf, lot, mixed, order } from "./shuffle";
import vectors from "./vectors.json";

const added = (entropy: object) => new Map(Object.entries(entropy).map(([seat, hex]) => [Number(seat), bytesOf(String(hex))!]));

describe.each(vectors.map((one, at) => [`${one.game} ${at}`, one] as const))("%s", (_, one) => {
  const seed = bytesOf(one.seed)!;
  const whole = mixed(seed, added(one.entropy));

  test("commitment, mixed seed, lot and order are those of the server's program", () => {
    expect(commitment(seed)).toBe(one.commitment);
    expect(hexOf(whole)).toBe(one.mixed);
    expect(lot(one.seats, whole)).toBe(one.dealer);
    expect(order(packOf(one.game), whole).join(" ")).toBe(one.order);
  });

  test("the order deals the same hands, and leaves the same beside them", () => {
    const seats = new Set(Object.keys(one.hands).map(Number));
    const { hands, beside } = deal(one.game, one.order.split(" "), one.seats, one.dealer, seats);
    for (const [seat, cards] of Object.entries(one.hands)) expect(sameSet(hands.get(Number(seat))!, cards.split(" "))).toBe(true);
    for (const [name, cards] of Object.entries(one.beside)) {
      expect(beside?.name).toBe(name);
      expect(beside!.ordered ? beside!.cards : [...beside!.cards].sort()).toEqual(cards.split(" "));
    }
  });

  test("a record of it passes, and not with one digit or card changed", () => {
    const text = recordOf(one);
    const verdict = (of: string) => {
      const record = readRecord(of);
      return checkDeal(record, record.deals[0]!);
    };
    expect(proved(verdict(text).checks)).toBe(true);
    expect(verdict(text).commitment).toBe(one.commitment);
    const digit = one.seed[0] === "0" ? "1" : "0";
    expect(passed(verdict(text.replace(one.seed, digit + one.seed.slice(1))).checks)).toBe(false);
    const [first, second] = Object.values(one.hands).map((hand) => hand.split(" ")[0]!) as [string, string];
    const swapped = text.replace(/hand .*/g, (hand) => hand.replace(new RegExp(`${first}|${second}`), (card) => (card === first ? second : first)));
    expect(verdict(swapped).checks.find(({ right }) => right === false)).toMatchObject({ key: "fair-hand-wrong" });
    const other = "ABCDEFG"[(one.dealer + 1) % one.seats]!;
    expect(passed(verdict(text.replace(/deal 1 ./, `deal 1 ${other}`)).checks)).toBe(false);
  });
});

function recordOf(one: (typeof vectors)[number]): string {
  const letter = (seat: string | number) => "ABCDEFG"[Number(seat)]!;
  return [
    "semyorka-record 1",
    `game ${one.game}`,
    `seats ${one.seats}`,
    "player A Аня  и Боб",
    "",
    `deal 1 ${letter(one.dealer)}`,
    `seed ${one.seed}`,
    ...Object.entries(one.entropy).map(([seat, hex]) => `entropy ${letter(seat)} ${String(hex)}`),
    ...Object.entries(one.hands).map(([seat, hand]) => `hand ${letter(seat)} ${hand}`),
    ...Object.entries(one.beside).map(([name, cards]) => `beside ${name} ${cards}`),
  ].join("\n");
}

describe("reading", () => {
  test("what is no record says its line", () => {
    const line = (text: string) => {
      try {
        readRecord(text);
      } catch (wrong) {
        return wrong instanceof Unreadable ? [wrong.line, wrong.sentence.key] : wrong;
      }
      return null;
    };
    expect(line("")).toEqual([1, "record-first-line"]);
    expect(line("\n\nhello")).toEqual([3, "record-first-line"]);
    expect(line("semyorka-record 1\ngame pitch\nseats 2\ndeal 1 C")).toEqual([4, "record-seat"]);
    expect(line("semyorka-record 1\nseats 2\ndeal 1 A\nhand A 2S\nhand A 2S")).toEqual([5, "record-expected"]);
  });

  test("a deal without a seed is not proved, and not wrong", () => {
    const record = readRecord("semyorka-record 1\r\ngame pitch\r\nseats 2\r\n# note\r\ndeal 1 A\r\nhand A 2S 3S");
    const { checks } = checkDeal(record, record.deals[0]!);
    expect([passed(checks), proved(checks)]).toEqual([true, false]);
  });
});

describe("at the table", () => {
  const one = vectors.find(({ game, entropy }) => game === "pitch" && "0" in entropy)!;
  const revealed: Revealed = { commitment: one.commitment, seed: one.seed, entropy: one.entropy as Record<string, string> };
  const shuffle = (next: string, now: string | null) => ({
    version: "semyorka-shuffle-1",
    next: { commitment: next, cut_by: [] },
    deal: now === null ? null : { commitment: now, cut_by: Object.keys(one.entropy).map(Number) },
    revealed: null,
  });
  const view = viewOf({ game: one.game, seats: one.seats, you: 0, shuffle: shuffle("ff", one.commitment) });
  const dealt: GameEvent = {
    n: 1,
    kind: "dealt",
    deal: 1,
    dealer: one.dealer,
    packets: Object.keys(one.hands).map((seat) => [Number(seat), 3]),
    cards: (one.hands as Record<string, string>)["0"]!.split(" "),
    commitment: one.commitment,
  };
  const mine = (one.entropy as Record<string, string>)["0"]!;

  beforeEach(() => sessionStorage.clear());

  function watched(before = one.commitment): Seen {
    const seen = new Seen("t");
    seen.add(mine);
    seen.hear([], viewOf({ shuffle: shuffle(before, null) }));
    seen.hear([dealt], view);
    return new Seen("t"); // as after a reload
  }

  test("all that the page has seen of the deal fits the seed", () => {
    const checks = checkSeen(view, revealed, watched());
    expect(checks.map(({ key }) => key)).toEqual(["fair-seed-right", "fair-seen-right", "fair-cut-right", "fair-own-right"]);
    expect(proved(checks)).toBe(true);
    expect(passed(checkRecord(recordOf(one), revealed))).toBe(true);
  });

  test("another seed, another commitment, another hand and a cut left out are all found", () => {
    const wrong = (revealed: Revealed, seen = watched()) =>
      checkSeen(view, revealed, seen)
        .filter(({ right }) => right === false)
        .map(({ key }) => key);
    expect(wrong({ ...revealed, seed: "00".repeat(32) })).toContain("fair-seed-wrong");
    expect(wrong({ ...revealed, entropy: {} })).toEqual(["fair-cut-wrong", "fair-own-wrong"]);
    expect(wrong({ ...revealed, entropy: { ...revealed.entropy, 0: "11".repeat(16) } })).toContain("fair-cut-wrong");
    const used = watched();
    used.mine(mine, "the deal before");
    expect(wrong(revealed, used)).toEqual(["fair-cut-wrong"]);
  });

  test("a page that came late says so and calls nothing wrong", () => {
    const checks = checkSeen(view, revealed, new Seen("other"));
    expect(passed(checks)).toBe(true);
    expect(checks.filter(({ right }) => right === null).map(({ key }) => key)).toEqual(["fair-seen-late", "fair-own-late"]);
  });
});
