/** What the page asks outside the socket: which games there are, a new table, and records. */
import type { Replay } from "./replay";
import type { GameOffer, NewTable, OpenedTable, Refusal } from "./types";

/** The server did not do it; `refusal` says why. */
export class NotDone extends Error {
  constructor(
    readonly refusal: Refusal,
    /** The line of a record that is damaged. */
    readonly line: number | null = null,
  ) {
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
  if (!answer.ok) throw await failed(answer);
  return (await answer.json()) as T;
}

async function failed(answer: Response): Promise<Error> {
  const { error } = (await answer.json()) as { error?: Refusal & { line?: number } };
  return error?.key ? new NotDone(error, error.line ?? null) : new Error(`${answer.url}: ${answer.status}`);
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

/** The deals of a table's newest match that are over, as text. The key (of a seat, or an invitation) stays out of the address. */
export async function recordOf(table: string, key: string): Promise<string> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, { headers: { authorization: `Bearer ${key}` } });
  if (!answer.ok) throw await failed(answer);
  return answer.text();
}

/** The match in a record, with its deal at `place` (from 1) in steps. */
export function replay(text: string, place: number): Promise<Replay> {
  return ask(`/api/records?deal=${place}`, { method: "POST", headers: { "content-type": "text/plain" }, body: text });
}
