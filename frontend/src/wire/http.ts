/** What the page asks outside the socket: which games there are, a new table, and records. */
import type { HintAnswer, ReviewState, SeenStep } from "./advice";
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

function send<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const all = { "content-type": "application/json", ...headers };
  return ask(path, { method: "POST", headers: all, body: JSON.stringify(body) });
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
  return send("/api/tables", table, { "accept-language": language });
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

/** The best actions of the seat with this secret, whose turn it is, as it stood at the revision. */
export function hint(table: string, secret: string, revision: number): Promise<HintAnswer> {
  return send(`/api/tables/${encodeURIComponent(table)}/hint`, { secret, revision });
}

/** What the seat that acted in a step of a record (of the deal at `deal`, from 1) could see. */
export function seenStep(text: string, deal: number, step: number): Promise<SeenStep> {
  return send("/api/records/view", { text, deal, step });
}

/** What a review is made of: the newest match of a table, with what opens it, or a record. */
export type Reviewable = { table: string; secret: string } | { table: string; invite: string } | { text: string };

/** Begins a review, or finds the one that there is already. */
export function beginReview(of: Reviewable): Promise<ReviewState> {
  return send("/api/reviews", of);
}

export function reviewState(id: string): Promise<ReviewState> {
  return ask(`/api/reviews/${encodeURIComponent(id)}`);
}
