/** What the page asks outside the socket: which games there are, and a new table. */
import type { GameOffer, NewTable, OpenedTable, Refusal } from "./types";

/** The server did not do it; `refusal` says why. */
export class NotDone extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

/** The server could not be reached, or spoke no sense. */
export const UNREACHABLE: Refusal = { key: "ui-unreachable", args: {}, clause: null };

/** Any failure as a refusal that can be put into words. */
export function refusalOf(failure: unknown): Refusal {
  return failure instanceof NotDone ? failure.refusal : UNREACHABLE;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  const body = (await answer.json()) as T & { error?: Refusal };
  if (answer.ok) return body;
  throw body.error?.key ? new NotDone(body.error) : new Error(`${path}: ${answer.status}`);
}

let offered: Promise<GameOffer[]> | null = null;

/** The games of this server; asked once, and again only after a failure. */
export function games(): Promise<GameOffer[]> {
  offered ??= ask<{ games: GameOffer[] }>("/api/games").then(
    (answer) => answer.games,
    (failure) => {
      offered = null;
      throw failure;
    },
  );
  return offered;
}

/** Opens a table; bots get names in `language`, whatever the browser itself speaks. */
export function openTable(table: NewTable, language: string): Promise<OpenedTable> {
  return ask("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language },
    body: JSON.stringify(table),
  });
}
