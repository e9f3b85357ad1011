import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import type { GameEvent, View } from "../wire/types";
import { dealOf, EVENTS, viewOf } from "./pitch/fixture";
import { Showing } from "./showing.svelte";
import { Travel } from "./travel.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "normal";
});
afterEach(() => vi.useRealTimers());

const before = viewOf({ revision: 1 });
const start = () => new Showing(new Travel(), before);
const soon = () => vi.advanceTimersByTimeAsync(1);
const played = (n: number, seat: number, card: string): GameEvent => ({ n, kind: "played", seat, card });
const trick: GameEvent = {
  ...(EVENTS.find(({ kind }) => kind === "trick") as Extract<GameEvent, { kind: "trick" }>),
  cards: ["9H", "JH", "AS"],
  leader: 1,
  seat: 0,
  card: "AS",
};
/** What comes of one's ace of spades on the trick of the fixture. */
const after = viewOf({
  revision: 3,
  deal: dealOf({ hand: ["TS", "8H", "KC"], trick: { leader: 0, plays: [], best: null, taker: null }, tricks: [1, 1, 0] }),
});

test("after a gap the newest view is shown at once", () => {
  const showing = start();
  showing.hear([], null, after);
  expect(showing.view).toBe(after);
  expect(showing.settled).toBe(true);
});

test("somebody who comes or goes cuts no movement", async () => {
  const showing = start();
  showing.hear([played(2, 0, "AS"), trick], showing.view, after);
  await soon();
  const here = viewOf({ ...after });
  showing.hear([], after, here);
  expect(showing.settled).toBe(false);
  expect(showing.view?.deal?.trick.taker).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(showing.view).toBe(here);
});

test("somebody who comes or goes while nothing moves is seen at once", () => {
  const showing = start();
  const here = viewOf({ ...before });
  showing.hear([], before, here);
  expect(showing.view).toBe(here);
  expect(showing.settled).toBe(true);
});

test("a pack that is cut between two deals closes nothing that lies over the table", () => {
  const showing = start();
  const cut = viewOf({ revision: 2 });
  showing.hear([{ n: 2, kind: "cut_pack", seat: 1 }], before, cut);
  expect(showing.view).toBe(cut);
  expect(showing.settled).toBe(true);
});

test("a card that was played shows the true view at once", async () => {
  const showing = start();
  const to = viewOf({ revision: 2 });
  showing.hear([played(2, 2, "5H")], showing.view, to);
  await soon();
  expect(showing.view).toBe(to);
  expect(showing.settled).toBe(true);
});

test("a full trick lies for a while, with its taker, before the true view takes its place", async () => {
  const showing = start();
  showing.hear([played(2, 0, "AS"), trick], showing.view, after);
  await soon();
  const { deal } = showing.view as View;
  expect(deal?.trick.plays.map(([, card]) => card)).toEqual(["9H", "JH", "AS"]);
  expect(deal?.trick.taker).toBe(0);
  expect(deal?.hand).toEqual(["TS", "8H", "KC"]);
  expect(deal?.turn).toEqual([]);
  expect(showing.settled).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(showing.view).toBe(after);
  expect(showing.settled).toBe(true);
});

test("with motion switched off a trick still lies long enough to be read", async () => {
  settings.motion = "none";
  const showing = start();
  showing.hear([played(2, 0, "AS"), trick], showing.view, after);
  await vi.advanceTimersByTimeAsync(900);
  expect(showing.view?.deal?.trick.taker).toBe(0);
  await vi.advanceTimersByTimeAsync(600);
  expect(showing.view).toBe(after);
});

test("a touch hurries what lies", async () => {
  const showing = start();
  showing.hear([played(2, 0, "AS"), trick], showing.view, after);
  await soon();
  showing.hurry();
  await vi.advanceTimersByTimeAsync(600);
  expect(showing.view).toBe(after);
});

test("messages wait in a row; a long row is caught up with, and the last word is the newest view", async () => {
  const showing = start();
  showing.hear([played(2, 0, "AS"), trick], showing.view, after);
  const views = Array.from({ length: 6 }, (_, place) => viewOf({ revision: 4 + place }));
  for (const [place, view] of views.entries()) showing.hear([played(4 + place, 1, "2C")], showing.view, view);
  await soon();
  expect(showing.view?.revision).toBeGreaterThanOrEqual(8);
  await vi.advanceTimersByTimeAsync(3000);
  expect(showing.view).toBe(views.at(-1));
  expect(showing.settled).toBe(true);
});

test("a gap forgets whatever was on its way", async () => {
  const showing = start();
  showing.hear([played(2, 0, "AS"), trick], showing.view, after);
  await soon();
  const newest = viewOf({ revision: 30 });
  showing.hear([], null, newest);
  expect(showing.view).toBe(newest);
  await vi.advanceTimersByTimeAsync(3000);
  expect(showing.view).toBe(newest);
});

test("dealing ends with one's own hand, in the order of the eye", async () => {
  const travel = new Travel();
  travel.root = document.createElement("div");
  for (const seat of ["0", "1", "2"]) travel.root.append(Object.assign(document.createElement("i"), { id: seat }));
  for (const plate of travel.root.children) (plate as HTMLElement).dataset.seat = plate.id;
  const showing = new Showing(travel, before);
  const hand = ["AS", "8H", "KC", "2C"];
  const to = viewOf({ revision: 5, deal: dealOf({ number: 3, phase: "auction", calls: [], hand }) });
  const packets: [number, number][] = [[0, 2], [1, 2], [2, 2], [0, 2], [1, 2], [2, 2]];
  showing.hear([{ n: 5, kind: "dealt", deal: 3, dealer: 2, packets, cards: ["2C", "8H", "KC", "AS"] }], showing.view, to);
  await soon();
  expect(showing.view?.deal?.hand).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(showing.view?.deal?.hand).toEqual(["AS", "8H"]);
  expect(showing.view?.deal?.held).toEqual([2, 2, 2]);
  expect(showing.settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(showing.view).toBe(to);
});

test("everybody's pass stays in sight before the cards are dealt again", async () => {
  const showing = start();
  const called: GameEvent = { n: 2, kind: "called", seat: 2, call: "pass", clause: "P7" };
  const redeal: GameEvent = { n: 3, kind: "redeal", key: "redeal-pitch", args: {}, clause: "P9" };
  const to = viewOf({ revision: 3 });
  showing.hear([called, redeal], showing.view, to);
  await vi.advanceTimersByTimeAsync(1000);
  expect(showing.view?.deal?.calls.at(-1)).toEqual([2, "pass"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(showing.view).toBe(to);
});
