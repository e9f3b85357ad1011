/**
 * What was added from this browser to the shuffles of its seats, and to which of them. Kept for all its windows together:
 * a seat may be open in two, and either may cut.
 */
import type { Seat } from "../wire/types";

interface Own {
  table: string;
  seat: Seat;
  /** Of the deal that it was accepted for. */
  commitment: string;
  entropy: string;
}

const KEPT = "semyorka.cuts";
/** The deals of several matches; older cuts have long been checked. */
const MOST = 200;

function read(): Own[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? (kept as (Own | null)[]).filter((one): one is Own => typeof one?.entropy === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers a cut that the server has taken. */
export function keepOwn(own: Own): void {
  const others = read().filter(({ entropy }) => entropy !== own.entropy);
  localStorage.setItem(KEPT, JSON.stringify([...others, own].slice(-MOST)));
}

/** Forgets what was added to a deal from a seat: who gives the chair up takes the cut along. */
export function dropOwn(table: string, seat: Seat, commitment: string): void {
  const gone = ownOf(table, seat, commitment);
  if (gone.length) localStorage.setItem(KEPT, JSON.stringify(read().filter(({ entropy }) => !gone.includes(entropy))));
}

/** What any window of this browser has added to a deal from a seat. */
export function ownOf(table: string, seat: Seat, commitment: string): string[] {
  const here = (one: Own) => one.table === table && one.seat === seat && one.commitment === commitment;
  return read().filter(here).map(({ entropy }) => entropy);
}
