import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableClient } from "./client.svelte";
import type { GameEvent, Said, View } from "./types";

/** The other end of the line, in the test's hands. */
class Line {
  static lines: Line[] = [];
  static get last(): Line {
    return Line.lines.at(-1)!;
  }
  said: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    Line.lines.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  answer(said: Said): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }
  /** Opens and shows the view. */
  greet(revision: number, you: number | null = 0): void {
    this.onopen?.();
    this.show(revision, [], null, you);
  }
  show(revision: number, events: unknown[] = [], from: number | null = null, you: number | null = 0): void {
    const view = { revision, you, chairs: [] } as unknown as View;
    this.answer({ type: "view", view, events: events as GameEvent[], from });
  }
}

let client: TableClient;
const seated = vi.fn();
const left = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.lines = [];
  seated.mockClear();
  left.mockClear();
  client = new TableClient({ table: "k7f2", secret: "mine", invite: "come" }, { seated, left });
});

afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("says hello with what it has, and shows the view", () => {
  expect(client.status).toBe("joining");
  Line.last.greet(7);
  expect(Line.last.address).toMatch(/^ws:\/\/.*\/ws\?lang=(ru|en)$/);
  expect(Line.last.said).toEqual([{ type: "hello", table: "k7f2", secret: "mine", invite: "come", revision: null }]);
  expect(client).toMatchObject({ status: "open", seated: true });
  expect(client.view?.revision).toBe(7);
});

test("tells of events from the old view to the new one, before it is set", () => {
  const heard: unknown[] = [];
  const stop = client.onEvents((events, from, to) =>
    heard.push([events.length, from?.revision, to.revision, client.view?.revision]),
  );
  Line.last.greet(7);
  Line.last.show(8, [{ n: 1 }], 7);
  Line.last.show(12, [{ n: 5 }], 11);
  stop();
  Line.last.show(13, [{ n: 6 }], 12);
  expect(heard).toEqual([
    [0, undefined, 7, undefined],
    [1, 7, 8, 7],
    // A gap: nothing to show as movement.
    [0, undefined, 12, 8],
  ]);
});

test("an action carries the revision seen, is on its way, and stays in sight until the view that has it", async () => {
  Line.last.greet(7);
  const answer = client.act("KS");
  expect(client.act("KS")).toBe(answer);
  const [, sent] = Line.last.said;
  expect(Line.last.said).toHaveLength(2);
  expect(sent).toMatchObject({ type: "act", revision: 7, action: "KS" });
  expect(client.acting).toBe("KS");
  Line.last.answer({ type: "done", id: String(sent!.id) });
  expect(await answer).toBeNull();
  expect(client.acting).toBe("KS");
  Line.last.show(8, [], 7);
  expect(client.acting).toBeNull();
});

test("a refusal is kept with its clause until something is accepted", async () => {
  Line.last.greet(7);
  const answer = client.act("8H");
  const refusal = { key: "refuse-pitch-follow", args: { suit: "S" }, clause: "P13" };
  Line.last.answer({ type: "refused", id: String(Line.last.said[1]!.id), ...refusal });
  expect(await answer).toEqual(refusal);
  expect(client).toMatchObject({ refusal, acting: null, status: "open" });
  const next = client.next();
  Line.last.answer({ type: "done", id: String(Line.last.said[2]!.id) });
  await next;
  expect(client.refusal).toBeNull();
});

test("a lost line is picked up again, later and later, and what was not answered is said again with its id", () => {
  Line.last.greet(7);
  void client.act("KS");
  const said = Line.last.said[1]!;
  Line.last.onclose?.();
  expect(client.status).toBe("lost");
  for (let lost = 2; lost < 9; lost++) {
    vi.advanceTimersByTime(6300);
    expect(Line.lines).toHaveLength(lost);
    Line.last.onclose?.();
  }
  vi.advanceTimersByTime(6300);
  Line.last.greet(9);
  expect(Line.last.said[0]).toMatchObject({ type: "hello", revision: 7 });
  expect(Line.last.said[1]).toEqual(said);
  expect(client.status).toBe("open");
});

test("comes back at once when the browser is online again", () => {
  Line.last.greet(7);
  Line.last.onclose?.();
  dispatchEvent(new Event("online"));
  expect(Line.lines).toHaveLength(2);
  dispatchEvent(new Event("focus"));
  expect(Line.lines).toHaveLength(2);
});

test("an intent without an answer means a dead line: a new one says it again", () => {
  Line.last.greet(7);
  void client.start();
  vi.advanceTimersByTime(6100);
  expect(Line.lines).toHaveLength(2);
  expect(Line.lines[0]!.closed).toBe(true);
  Line.last.greet(7);
  expect(Line.last.said[1]).toEqual(Line.lines[0]!.said[1]);
});

test("what is said before the first view waits for it", () => {
  void client.start();
  Line.last.onopen?.();
  expect(Line.last.said.map(({ type }) => type)).toEqual(["hello"]);
  Line.last.show(1);
  expect(Line.last.said.map(({ type }) => type)).toEqual(["hello", "start"]);
});

test("a table that does not exist is gone, and nobody knocks again", () => {
  Line.last.onopen?.();
  Line.last.answer({ type: "refused", id: null, key: "refuse-unknown-table", args: {}, clause: null });
  expect(client.status).toBe("gone");
  expect(client.refusal?.key).toBe("refuse-unknown-table");
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(Line.lines).toHaveLength(1);
});

test("a seat open elsewhere goes on working and says so", () => {
  Line.last.greet(7);
  Line.last.answer({ type: "elsewhere" });
  Line.last.show(8, [{ n: 1 }], 7);
  expect(client.status).toBe("elsewhere");
  expect(client.view?.revision).toBe(8);
});

test("sitting down brings the seat's secret, and the next hello shows it", () => {
  client.close();
  client = new TableClient({ table: "k7f2", invite: "come" }, { seated });
  Line.last.greet(1, null);
  expect(client.seated).toBe(false);
  void client.sit("Аня");
  expect(Line.last.said[1]).toMatchObject({ type: "sit", name: "Аня", seat: null });
  Line.last.answer({ type: "seated", seat: 2, secret: "new" });
  expect(seated).toHaveBeenCalledWith(2, "new");
  Line.last.onclose?.();
  vi.advanceTimersByTime(400);
  Line.last.greet(2, 2);
  expect(Line.last.said[0]).toMatchObject({ secret: "new" });
});

test("who has left watches, also after a loss", async () => {
  Line.last.greet(7);
  const answer = client.leave();
  Line.last.answer({ type: "done", id: String(Line.last.said[1]!.id) });
  await answer;
  expect(left).toHaveBeenCalledOnce();
  Line.last.show(8, [], 7, null);
  Line.last.onclose?.();
  vi.advanceTimersByTime(400);
  Line.last.greet(8, null);
  expect(Line.last.said[0]).toMatchObject({ secret: null, invite: "come" });
});

test("a seat that was given away lets one watch by the invitation", () => {
  Line.last.onopen?.();
  Line.last.answer({ type: "refused", id: null, key: "refuse-bad-secret", args: {}, clause: null });
  expect(left).toHaveBeenCalledOnce();
  Line.last.greet(7, null);
  expect(Line.last.said[0]).toMatchObject({ secret: null, invite: "come" });
  expect(client).toMatchObject({ status: "open", refusal: null });
});

test("a closed client knocks no more", () => {
  Line.last.greet(7);
  client.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(Line.lines).toHaveLength(1);
  expect(Line.last.closed).toBe(true);
});
