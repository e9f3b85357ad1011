/** Opening a table and going to it. */
import { openTable, refusalOf } from "../wire/http";
import type { ChairKind, GameOffer, NewTable, Options, Refusal } from "../wire/types";
import { t, words } from "../words/words.svelte";
import { place } from "./route.svelte";
import { ownName, seats } from "./seats.svelte";

/** Four sit at a table unless the game wants otherwise. */
export const USUAL_SEATS = 4;

/** Tables this page has opened and shall start as soon as it is there. */
const toStart = new Set<string>();

/** Whether the table is to be started now; true once. */
export function shallStart(table: string): boolean {
  return toStart.delete(table);
}

export function usualSeats(game: GameOffer): number {
  return Math.min(Math.max(USUAL_SEATS, game.seats[0]), game.seats[1]);
}

export function usualOptions(game: GameOffer): Options {
  return Object.fromEntries(game.options.map((option) => [option.key, option.default]));
}

/** Oneself at the bottom and bots round the table. */
export function againstBots(count: number): ChairKind[] {
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? "human" : "bot"));
}

/** The name to sit down with: one's own, or "guest" for those who gave none. */
export function nameToGive(): string {
  return ownName.value.trim() || t("ui-guest");
}

/** Opens a table and goes to it; with nobody to wait for, it starts there. Null when done, else why not. */
export async function open(table: Omit<NewTable, "name">): Promise<Refusal | null> {
  const sitting = table.chairs.some(({ kind }) => kind === "human");
  try {
    const opened = await openTable({ ...table, name: sitting ? nameToGive() : "" }, words.language);
    const { secret, seat, invite } = opened;
    seats.keep(opened.table, { secret, seat, invite, game: table.game });
    if (!table.chairs.some(({ kind }) => kind === "empty")) toStart.add(opened.table);
    place.go({ page: "table", table: opened.table, invite: null, secret: null });
    return null;
  } catch (failure) {
    return refusalOf(failure);
  }
}
