import { beforeEach, describe, expect, test } from "vitest";
import type { GameEvent, Revealed, View } from "../wire/types";
import { viewOf } from "../table/pitch/fixture";
import { checkCutLine, checkDeal, passed, proved, sameSet } from "./check";
import { cutPack } from "./cut";
import { deal, packOf } from "./dealing";
import { checkCut, checkRecord, checkSeen } from "./live";
import { keepOwn, ownOf } from "./own";
import { readRecord, Unreadable } from "./reading";
import readings from "./readings.json";
import { Seen, seenAt } from "./seen";
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

/** Where a text is damaged: its line, or the line of a seed or entropy that is none; null where it reads. */
function damageOf(text: string): number | null {
  try {
    const record = readRecord(text);
    const bad = record.deals.flatMap((deal) => checkDeal(record, deal).checks).find(({ key }) => key.startsWith("fair-bad"));
    return bad ? Number(bad.args["line"]) : null;
  } catch (wrong) {
    if (wrong instanceof Unreadable) return wrong.line;
    throw wrong;
  }
}

describe("reading", () => {
  test.each(readings.cases.map((one) => [one.what, one] as const))("%s: as the server reads it", (_, { find, put, every, damaged, line }) => {
    const text = every ? readings.text.replaceAll(find, put) : readings.text.replace(find, put);
    const found = damageOf(text);
    if (damaged) expect(found).toBe(line ?? found);
    expect(found !== null).toBe(damaged);
    if (damaged) return;
    const [deals, right] = [readRecord(text).deals, readRecord(readings.text).deals];
    expect(deals.map(({ hands, dealer }) => [hands, dealer])).toEqual(right.map(({ hands, dealer }) => [hands, dealer]));
    expect(deals.map(({ seed }) => seed!.toLowerCase())).toEqual(right.map(({ seed }) => seed));
  });

  const line = (text: string) => {
    try {
      readRecord(text, 1000);
    } catch (wrong) {
      return wrong instanceof Unreadable ? [wrong.line, wrong.sentence.key] : wrong;
    }
    return null;
  };
  const head = "semyorka-record 1\ngame pitch\nseats 2\n";

  test("what is no record says its line", () => {
    expect(line("")).toEqual([1, "record-first-line"]);
    expect(line("\n\nhello")).toEqual([3, "record-first-line"]);
    expect(line(`${head}deal 1 C`)).toEqual([4, "record-seat"]);
    expect(line(`${head}deal 1 A\nhand A 2S\nhand A 2S`)).toEqual([6, "record-expected"]);
    expect(line(`${head}cut AS 40 00 00`)).toEqual([4, "record-expected"]);
    expect(line(`${head}cut ${"A".repeat(900)}`)).toEqual([4, "record-card"]);
  });

  test("no file makes the page work without end", () => {
    expect(line("semyorka-record 1\ngame pitch\nseats Infinity")).toEqual([3, "record-seats"]);
    expect(line(`${head}deal 1 A\nhand A ${"2S ".repeat(300_000)}`)).toEqual([5, "record-card"]);
    const many = Array.from({ length: 60_000 }, (_, at) => `deal ${at + 1} A`).join("\n");
    expect(line(head + many)).toEqual([1004, "record-deals"]);
  });

  test("a deal without a seed is not proved, and not wrong", () => {
    const record = readRecord("semyorka-record 1\r\ngame pitch\r\nseats 2\r\n# note\r\ndeal 1 A\r\nhand A 2S 3S");
    const { checks } = checkDeal(record, record.deals[0]!);
    expect([passed(checks), proved(checks)]).toEqual([true, false]);
  });

  test("a seed that stands in two deals is wrong in the second, in whatever case it is written", () => {
    const one = vectors[0]!;
    const again = recordOf(one).split("\n").slice(5).join("\n").replace("deal 1", "deal 2").replace(one.seed, one.seed.toUpperCase());
    const record = readRecord(`${recordOf(one)}\n${again}`);
    const [first, second] = record.deals.map((deal) => checkDeal(record, deal).checks);
    expect(passed(first!)).toBe(true);
    expect(second!.filter(({ right }) => right === false)).toMatchObject([{ key: "fair-seed-again", args: { deal: 1 } }]);
  });
});

describe("the loser's cut", () => {
  const game = "seven_leaves";
  const seed = "5a".repeat(32);
  const pack = order(packOf(game), bytesOf(seed)!);
  const bound = commitment(bytesOf(seed)!);
  const cutLine = (rest: string) => readRecord(`semyorka-record 1\ngame ${game}\nseats 2\ncut ${rest}\nwon A`).cut!;

  test("of a record is the card at its place in the pack of its seed", () => {
    const keys = (rest: string) => checkCutLine(game, cutLine(rest)).checks.map(({ right, key }) => [right, key]);
    expect(keys(`${pack[11]} 12 ${seed}`)).toEqual([[true, "fair-pack-right"]]);
    expect(keys(`${pack[12]} 12 ${seed}`)).toEqual([[false, "fair-pack-wrong"]]);
    expect(keys(`${pack[11]} 99 ${seed}`)).toEqual([[false, "fair-pack-wrong"]]);
    expect(keys(`${pack[11]} 12 ${seed}00`)).toEqual([[false, "fair-bad-seed"]]);
    expect(keys(pack[11]!)).toEqual([[null, "fair-pack-untold"]]);
    expect(checkCutLine(game, cutLine(`${pack[11]} 12 ${seed}`)).commitment).toBe(bound);
  });

  const scene = (seed: string | null, card: string | null, commitment = bound) => {
    const cut = card === null ? null : { at: 12, card };
    return viewOf({ game, stage: "match_over", scene: { over: false, awaits: [0], pack: { commitment, seed }, cut } as View["scene"] });
  };

  function found(last: View, before: View | null = scene(null, null)) {
    sessionStorage.clear();
    const seen = new Seen("cut");
    if (before) seen.hear([], null, before);
    seen.hear([], before, last);
    return checkCut(last, new Seen("cut")).map(({ right, key }) => [right, key] as const);
  }

  test("is right where the commitment was seen before it and the seed gives the card", () => {
    expect(found(scene(null, null))).toEqual([]);
    expect(found(scene(seed, pack[11]!)).map(([right]) => right)).toEqual([true, true, true]);
  });

  test("is wrong with another seed, another commitment or another card, and not checked where the page came late", () => {
    const wrong = (...shown: Parameters<typeof found>) => found(...shown).filter(([right]) => right !== true);
    expect(wrong(scene(seed, pack[12]!))).toEqual([[false, "fair-pack-wrong"]]);
    expect(wrong(scene("00".repeat(32), pack[11]!))).toEqual([[false, "fair-seed-wrong"], [false, "fair-pack-wrong"]]);
    expect(wrong(scene(seed, pack[11]!), scene(null, null, "another"))).toEqual([[false, "fair-pack-swapped"]]);
    expect(wrong(scene(seed, pack[11]!), null)).toEqual([[null, "fair-pack-late"]]);
    expect(wrong(scene(null, pack[11]!))).toEqual([[null, "fair-pack-withheld"]]);
  });
});

describe("at the table", () => {
  const one = vectors.find(({ game, entropy }) => game === "pitch" && "0" in entropy)!;
  const mine = (one.entropy as Record<string, string>)["0"]!;
  const revealed: Revealed = { commitment: one.commitment, seed: one.seed, entropy: one.entropy as Record<string, string> };
  const shuffle = (next: string, now: string | null = null, cutNext: number[] = []) => ({
    version: "semyorka-shuffle-1",
    next: { commitment: next, cut_by: cutNext },
    deal: now === null ? null : { commitment: now, cut_by: Object.keys(one.entropy).map(Number) },
    revealed: null,
  });
  const at = (...told: Parameters<typeof shuffle>) => viewOf({ game: one.game, seats: one.seats, you: 0, shuffle: shuffle(...told) });
  const lobby = at(one.commitment);
  const view = at("ff", one.commitment);
  const dealt: GameEvent = {
    n: 1,
    kind: "dealt",
    deal: 1,
    dealer: one.dealer,
    packets: Object.keys(one.hands).map((seat) => [Number(seat), 3]),
    cards: (one.hands as Record<string, string>)["0"]!.split(" "),
    commitment: one.commitment,
  };

  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  function watched(before = one.commitment, entropy: string | null = mine): Seen {
    const seen = new Seen("t");
    const first = at(before);
    seen.hear([], null, first);
    if (entropy) seen.taken(entropy, seen.next);
    seen.hear([], first, at(before, null, [0]));
    seen.hear([dealt], first, view);
    return new Seen("t"); // as after a reload
  }

  const wrong = (told: Revealed, seen: Seen) =>
    checkSeen(view, told, seen)
      .filter(({ right }) => right === false)
      .map(({ key }) => key);

  test("all that the page has seen of the deal fits the seed", () => {
    const checks = checkSeen(view, revealed, watched());
    expect(checks.map(({ key }) => key)).toEqual(["fair-seed-right", "fair-seen-right", "fair-cut-right", "fair-own-right"]);
    expect(proved(checks)).toBe(true);
    expect(passed(checkRecord(recordOf(one), revealed, watched()))).toBe(true);
  });

  test("another seed, another commitment, another hand and a cut left out are all found", () => {
    expect(wrong({ ...revealed, seed: "00".repeat(32) }, watched())).toContain("fair-seed-wrong");
    expect(wrong({ ...revealed, entropy: {} }, watched())).toEqual(["fair-cut-wrong", "fair-own-wrong"]);
    expect(wrong({ ...revealed, entropy: { ...revealed.entropy, 0: "11".repeat(16) } }, watched())).toContain("fair-cut-wrong");
    expect(wrong(revealed, watched("another"))).toEqual(["fair-seen-wrong"]);
  });

  test("a commitment that is exchanged while nothing was dealt is found", () => {
    const seen = new Seen("t");
    seen.hear([], null, at("another"));
    seen.hear([], at("another"), lobby);
    seen.hear([dealt], lobby, view);
    expect(wrong(revealed, seen)).toEqual(["fair-seen-wrong"]);
  });

  test("a cut of this seat from elsewhere is no fault, whatever was cut from here in other deals", () => {
    keepOwn({ table: "t", seat: 0, commitment: "the deal before", entropy: "22".repeat(32) });
    keepOwn({ table: "t", seat: 1, commitment: one.commitment, entropy: "33".repeat(32) });
    keepOwn({ table: "other", seat: 0, commitment: one.commitment, entropy: "44".repeat(32) });
    const checks = checkSeen(view, revealed, watched(one.commitment, null));
    expect(checks.map(({ key }) => key)).toEqual(["fair-seed-right", "fair-seen-right", "fair-own-right"]);
  });

  test("two windows of one seat know each other's cuts", () => {
    watched();
    sessionStorage.clear();
    expect(checkSeen(view, revealed, watched(one.commitment, null)).map(({ key }) => key)).toContain("fair-cut-right");
  });

  test("what the server did not take is not looked for", async () => {
    const seen = seenAt("refused");
    seen.hear([], null, lobby);
    await cutPack({ table: "refused", cut: () => Promise.resolve({ key: "refuse-cut-already", args: {}, clause: null }) });
    seen.hear([], lobby, at(one.commitment, null, [0]));
    expect(ownOf("refused", 0, one.commitment)).toEqual([]);
    await cutPack({ table: "refused", cut: () => Promise.resolve(null) });
    seen.hear([], lobby, at(one.commitment, null, [0]));
    expect(ownOf("refused", 0, one.commitment)).toHaveLength(1);
  });

  test("a cut that a deal overtook belongs to the deal that has it, and to none where two may have it", () => {
    const after = (to: View) => {
      localStorage.clear();
      const seen = new Seen("late");
      seen.hear([], null, lobby);
      seen.taken(mine, one.commitment);
      new Seen("late").hear([dealt], lobby, to);
      return [ownOf("late", 0, one.commitment).length, ownOf("late", 0, "ff").length];
    };
    const uncut = { ...view, shuffle: { ...view.shuffle!, deal: { commitment: one.commitment, cut_by: [] } } };
    expect(after(view)).toEqual([1, 0]);
    expect(after({ ...uncut, shuffle: { ...uncut.shuffle, next: { commitment: "ff", cut_by: [0] } } })).toEqual([0, 1]);
    expect(after(at("ff", one.commitment, [0]))).toEqual([0, 0]);
    expect(after(at("ff", "far later", [0]))).toEqual([0, 0]);
  });

  test("who gives the chair up and takes it again has cut nothing", () => {
    const seen = new Seen("t");
    seen.hear([], null, lobby);
    seen.taken(mine, one.commitment);
    seen.hear([], lobby, at(one.commitment, null, [0]));
    expect(ownOf("t", 0, one.commitment)).toEqual([mine]);
    seen.hear([], at(one.commitment, null, [0]), { ...lobby, you: null });
    expect(ownOf("t", 0, one.commitment)).toEqual([]);
  });

  test("own cuts are kept, but not without end", () => {
    for (let number = 0; number < 300; number++) keepOwn({ table: "t", seat: 0, commitment: `${number}`, entropy: `${number}` });
    expect([ownOf("t", 0, "99"), ownOf("t", 0, "100"), ownOf("t", 0, "299")]).toEqual([[], ["100"], ["299"]]);
    localStorage.setItem("semyorka.cuts", "[null, 3, {}]");
    expect(ownOf("t", 0, "1")).toEqual([]);
  });

  test("a page that came late says so and calls nothing wrong", () => {
    const checks = checkSeen(view, revealed, new Seen("other"));
    expect(passed(checks)).toBe(true);
    expect(checks.filter(({ right }) => right === null).map(({ key }) => key)).toEqual(["fair-seen-late", "fair-own-late"]);
  });

  test("the deals of a record come in the order of the commitments that were seen", () => {
    const seeds = ["01", "02", "03"].map((byte) => byte.repeat(32));
    const [a, b, c] = seeds.map((seed) => commitment(bytesOf(seed)!)) as [string, string, string];
    const text = ["semyorka-record 1", "game pitch", "seats 2", ...seeds.map((seed, at) => `deal ${at + 1} A\nseed ${seed}`)].join("\n");
    const told = (...commitments: string[]) =>
      checkRecord(text, { ...revealed, seed: seeds[2]! }, { commitments }).flatMap(({ key }) => (key.startsWith("fair-order") ? [key] : []));
    expect(told("before", a, b, c, "next")).toEqual(["fair-order-right"]);
    expect(told(a, c)).toEqual(["fair-order-right"]);
    expect(told(b, a, c)).toEqual(["fair-order-wrong"]);
    expect(told(a, "never dealt", c)).toEqual(["fair-order-wrong"]);
    expect(told("other", c, "next")).toEqual([]);
  });
});
