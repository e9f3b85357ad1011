/** The pages before the game, as a person meets them. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableClient } from "../wire/client.svelte";
import type { Chair, GameOffer, NewTable, View } from "../wire/types";
import { words } from "../words/words.svelte";
import Lobby from "./Lobby.svelte";
import NewTablePage from "./NewTable.svelte";
import { place } from "./route.svelte";
import { ownName, seats } from "./seats.svelte";
import WaitingRoom from "./WaitingRoom.svelte";

const OFFER: GameOffer = {
  key: "pitch",
  seats: [2, 7],
  options: [
    { key: "target", values: [7, 10, 11, 21], default: 7, clause: "P4" },
    { key: "slam", values: ["separate", "same_as_4", "off"], default: "separate", clause: "P7" },
  ],
};

let asked: NewTable[] = [];
let refusal: unknown = null;

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
  if (path === "/api/games") return Promise.resolve(answer(200, { games: [OFFER] }));
  asked.push(JSON.parse(String(init?.body)) as NewTable);
  if (refusal) return Promise.resolve(answer(400, { error: refusal }));
  return Promise.resolve(answer(201, { table: "k7f2", invite: "come", seat: 0, secret: "mine" }));
});

beforeEach(() => {
  words.language = "en";
  ownName.value = "Anna";
  asked = [];
  refusal = null;
});

afterEach(() => {
  seats.forget("k7f2");
  place.go({ page: "lobby" });
});

describe("the lobby", () => {
  test("offers what the server offers, and plays bots with one click", async () => {
    render(Lobby);
    expect(await screen.findByRole("heading", { name: "Auction Pitch" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play bots now: Auction Pitch" }));
    await vi.waitFor(() => expect(place.now).toMatchObject({ page: "table", table: "k7f2" }));
    const kinds = ["human", "bot", "bot", "bot"].map((kind) => ({ kind }));
    expect(asked).toEqual([
      { game: "pitch", name: "Anna", pace: "calm", chairs: kinds, options: { target: 7, slam: "separate" } },
    ]);
    expect(seats.of("k7f2")).toMatchObject({ secret: "mine", invite: "come", seat: 0 });
  });

  test("leads back to one's tables, and forgets one on demand", async () => {
    seats.keep("k7f2", { secret: "mine", seat: 0, game: "pitch", stage: "play", names: ["Anna", "Boris"], scores: [3, -1] });
    render(Lobby);
    const list = within(screen.getByRole("region", { name: "Your tables" }));
    const link = list.getByRole("link");
    expect(link.getAttribute("href")).toBe("#/t/k7f2");
    expect(link.textContent).toContain("Boris");
    expect(link.textContent).toContain("3 : −1");
    await fireEvent.click(list.getByRole("button", { name: "Take off the list" }));
    expect(screen.queryByRole("region", { name: "Your tables" })).toBeNull();
  });
});

describe("a new table", () => {
  test("opens with the chairs and house rules chosen", async () => {
    render(NewTablePage, { game: "pitch" });
    await fireEvent.click(await screen.findByRole("button", { name: "More seats" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Seat 3/ }));
    await fireEvent.click(screen.getByRole("radio", { name: "11" }));
    expect(screen.getByText("1 rule changed")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.chairs.map(({ kind }) => kind)).toEqual(["human", "bot", "empty", "bot", "bot"]);
    expect(asked[0]!.options).toEqual({ target: 11, slam: "separate" });
  });

  test("gives every bot the level chosen, and the hints that may be asked for", async () => {
    render(NewTablePage, { game: "pitch" });
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Club" })).checked).toBe(true);
    await fireEvent.click(screen.getByRole("radio", { name: "Best" }));
    expect(screen.getByText("Plays as well as we know how.")).toBeTruthy();
    expect(screen.getByText("Bots never see hidden cards, at any level.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: "three" }));
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.chairs).toEqual([{ kind: "human" }, ...Array.from({ length: 3 }, () => ({ kind: "bot", level: 5 }))]);
    expect(asked[0]!.hints).toBe(3);
  });

  test("goes back to the usual rules", async () => {
    render(NewTablePage, { game: "pitch" });
    await fireEvent.click(await screen.findByRole("radio", { name: "none" }));
    expect(screen.getByText("1 rule changed")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Back to the usual" }));
    expect(screen.getByText("all as usual")).toBeTruthy();
  });

  test("has as many chairs as the game lets it, and no more", async () => {
    render(NewTablePage, { game: "pitch" });
    const more = await screen.findByRole<HTMLButtonElement>("button", { name: "More seats" });
    for (let i = 0; i < 9; i++) await fireEvent.click(more);
    expect(more.disabled).toBe(true);
    expect(screen.getAllByRole("button", { name: /^Seat \d/ })).toHaveLength(6);
  });

  test("with a bot on one's own chair is opened without a name", async () => {
    render(NewTablePage, { game: "pitch" });
    await fireEvent.click(await screen.findByRole("button", { name: /^Your seat/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ name: "", chairs: Array.from({ length: 4 }, () => ({ kind: "bot", level: 3 })) });
  });

  test("that the server refuses says why, with its clause", async () => {
    refusal = { key: "refuse-option-value", args: { option: "target", value: "8", values: "7" }, clause: "P4" };
    render(NewTablePage, { game: "pitch" });
    await fireEvent.click(await screen.findByRole("button", { name: "Start the game" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Rule P4");
    expect(place.now).toEqual({ page: "lobby" });
  });

  test("of a game that is not there says so", async () => {
    render(NewTablePage, { game: "chess" });
    expect(await screen.findByRole("heading", { name: "There is no such game here" })).toBeTruthy();
  });
});

describe("the waiting room", () => {
  const chairs: Chair[] = [
    { seat: 0, kind: "human", name: "Anna", level: null, here: true },
    { seat: 1, kind: "empty", name: "", level: null, here: false },
    { seat: 2, kind: "bot", name: "Boris", level: 1, here: true },
  ];

  function waiting(you: number | null): TableClient {
    vi.stubGlobal("WebSocket", class {
      close() {}
    });
    const client = new TableClient({ table: "k7f2", invite: "come" });
    client.close();
    client.view = { game: "pitch", options: {}, seats: 3, you, host: 0, stage: "lobby", pace: "calm", chairs } as unknown as View;
    return client;
  }

  test("lets the host turn an empty chair into a bot's and back, and start", async () => {
    const client = waiting(0);
    const chair = vi.spyOn(client, "chair").mockResolvedValue(null);
    const start = vi.spyOn(client, "start").mockResolvedValue(null);
    render(WaitingRoom, { client, openRules: () => {} });
    await fireEvent.click(screen.getByRole("button", { name: /^Seat 2: free/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Seat 3: a bot/ }));
    expect(chair.mock.calls).toEqual([[1, "bot"], [2, "empty"]]);
    await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
    expect(start).toHaveBeenCalledOnce();
    expect(screen.getByLabelText<HTMLInputElement>("Ask friends over").value).toMatch(/#\/t\/k7f2\/come$/);
  });

  test("lets the host set how strong each bot is, and shows it to everybody", async () => {
    const client = waiting(0);
    const chair = vi.spyOn(client, "chair").mockResolvedValue(null);
    render(WaitingRoom, { client, openRules: () => {} });
    expect(screen.getByText("bot · Beginner")).toBeTruthy();
    await fireEvent.change(screen.getByRole("combobox", { name: /Boris/ }), { target: { value: "4" } });
    expect(chair.mock.calls).toEqual([[2, "bot", 4]]);
  });

  test("lets a friend say a name and sit down, on any chair or on a chosen one", async () => {
    const client = waiting(null);
    const sit = vi.spyOn(client, "sit").mockResolvedValue(null);
    render(WaitingRoom, { client, openRules: () => {} });
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Vera" } });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    await fireEvent.click(screen.getByRole("button", { name: "Sit on seat 2" }));
    expect(sit.mock.calls).toEqual([["Vera"], ["Vera", 1]]);
    expect(screen.queryByRole("button", { name: "Start the game" })).toBeNull();
  });

  test("says why one could not sit down", async () => {
    const client = waiting(null);
    vi.spyOn(client, "sit").mockResolvedValue({ key: "refuse-table-full", args: {}, clause: null });
    render(WaitingRoom, { client, openRules: () => {} });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/no free/i);
  });
});
