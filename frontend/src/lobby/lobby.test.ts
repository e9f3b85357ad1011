import { beforeEach, describe, expect, test } from "vitest";
import type { View } from "../wire/types";
import { changesOf } from "./changes";
import { againstBots, usualOptions, usualSeats } from "./opening";
import { ring } from "./ring";
import { hashOf, readRoute, type Route } from "./route.svelte";
import { readSeats, seats } from "./seats.svelte";

const OFFER = {
  key: "pitch",
  seats: [2, 7] as [number, number],
  options: [
    { key: "target", values: [7, 11], default: 7, clause: "P4" },
    { key: "slam", values: ["separate", "off"], default: "separate", clause: "P7" },
  ],
};

describe("addresses", () => {
  const routes: [string, Route][] = [
    ["#/", { page: "lobby" }],
    ["#/new/pitch", { page: "new", game: "pitch" }],
    ["#/rules/pitch", { page: "rules", game: "pitch", clause: null }],
    ["#/rules/pitch/P7", { page: "rules", game: "pitch", clause: "P7" }],
    ["#/t/k7f2", { page: "table", table: "k7f2", invite: null, secret: null }],
    ["#/t/k7f2/inv-ite_", { page: "table", table: "k7f2", invite: "inv-ite_", secret: null }],
    ["#/t/k7f2/s/secret", { page: "table", table: "k7f2", invite: null, secret: "secret" }],
    ["#/t/k7f2/s/secret/invite", { page: "table", table: "k7f2", invite: "invite", secret: "secret" }],
  ];

  test.each(routes)("%s is read and written", (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
    expect(hashOf(route)).toBe(hash);
  });

  test.each(["", "#", "#/t", "#/new", "#/elsewhere/x", "#/%E0%A4%A"])("%s is the lobby", (hash) => {
    expect(readRoute(hash)).toEqual({ page: "lobby" });
  });
});

describe("kept seats", () => {
  beforeEach(() => {
    for (const { table } of seats.list) seats.forget(table);
  });

  test("are there after a reload, secrets and all", () => {
    seats.keep("k7f2", { secret: "s", seat: 0, invite: "i", game: "pitch" });
    expect(readSeats(localStorage.getItem("semyorka.seats"))["k7f2"]).toMatchObject({ secret: "s", invite: "i" });
    expect(seats.of("k7f2")?.secret).toBe("s");
  });

  test("a note about the table leaves the secrets alone", () => {
    seats.keep("k7f2", { secret: "s", invite: "i" });
    const chairs = [{ seat: 0, kind: "human", name: "Аня", level: null, here: true }];
    seats.note({ table: "k7f2", game: "pitch", you: 0, stage: "play", chairs, scores: [3] } as unknown as View);
    expect(seats.of("k7f2")).toMatchObject({ secret: "s", invite: "i", names: ["Аня"], scores: [3], stage: "play" });
  });

  test("are forgotten on demand", () => {
    seats.keep("k7f2", { secret: "s" });
    seats.forget("k7f2");
    expect(seats.of("k7f2")).toBeNull();
    expect(localStorage.getItem("semyorka.seats")).toBe("{}");
  });

  test.each(["", "no json", "null", "[]", '{"a": null}', '{"a": {"secret": 1}}'])("%s in the storage harms nobody", (text) => {
    expect(readSeats(text)).toEqual({});
  });
});

test("a table against bots has oneself and bots", () => {
  expect(againstBots(usualSeats(OFFER))).toEqual(["human", "bot", "bot", "bot"]);
  expect(usualSeats({ ...OFFER, seats: [3, 3] })).toBe(3);
  expect(usualOptions(OFFER)).toEqual({ target: 7, slam: "separate" });
});

test("changes are the options that are not as usual", () => {
  expect(changesOf(OFFER, { target: 11, slam: "separate" })).toEqual([{ key: "target", value: 11, clause: "P4" }]);
  expect(changesOf(undefined, { target: 11 })).toEqual([]);
});

test("one sits at the bottom and the left neighbour on the left", () => {
  const [own, left, opposite, right] = ring(4);
  expect(own!.y).toBeCloseTo(1);
  expect(left!.x).toBeCloseTo(0);
  expect(opposite!.y).toBeCloseTo(0);
  expect(right!.x).toBeCloseTo(1);
});
