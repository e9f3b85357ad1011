/**
 * What this page has seen of a table's shuffles before they were revealed, kept over a reload: a commitment proves
 * something only to those who saw it in time.
 */
import type { CardWord, GameEvent, Seat, View } from "../wire/types";

interface Kept {
  /** Commitments of deals that were still to come when the page saw them. */
  commitments: string[];
  /** What was added from here, and the commitment of the deal it went into, once that is known. */
  added: Record<string, string | null>;
  /** The deal that is on or was the last, as it was dealt. */
  dealt: { commitment: string; dealer: Seat; dealtTo: Seat[]; cards: CardWord[] } | null;
}

/** More deals than a match has. */
const MOST = 60;

const place = (table: string): string => `semyorka.shuffles.${table}`;

function read(text: string | null): Kept {
  const none: Kept = { commitments: [], added: {}, dealt: null };
  try {
    return { ...none, ...(JSON.parse(text ?? "{}") as Partial<Kept> | null) };
  } catch {
    return none;
  }
}

export class Seen {
  readonly #table: string;
  #kept: Kept;

  constructor(table: string) {
    this.#table = table;
    this.#kept = read(sessionStorage.getItem(place(table)));
  }

  /** The listener of the client. */
  hear(events: readonly GameEvent[], view: View): void {
    for (const event of events) {
      if (event.kind !== "dealt") continue;
      const { commitment, dealer, packets, cards = [] } = event;
      const dealtTo = [...new Set(packets.map(([seat]) => seat))];
      if (commitment) this.#kept.dealt = { commitment, dealer, dealtTo, cards };
    }
    const next = view.shuffle?.next.commitment;
    if (next && !this.#kept.commitments.includes(next)) this.#kept.commitments.push(next);
    this.#kept.commitments.splice(0, this.#kept.commitments.length - MOST);
    this.#write();
  }

  /** Whether the page saw it before the deal. */
  before(commitment: string): boolean {
    return this.#kept.commitments.includes(commitment);
  }

  /** The deal of this commitment as it was dealt before the eyes of this page; null when it was not. */
  dealt(commitment: string): Kept["dealt"] {
    return this.#kept.dealt?.commitment === commitment ? this.#kept.dealt : null;
  }

  /** Remembers what goes from here into a shuffle. */
  add(entropy: string): void {
    this.#kept.added = { ...Object.fromEntries(Object.entries(this.#kept.added).slice(-MOST)), [entropy]: null };
    this.#write();
  }

  /**
   * Whether what a reveal says one has added is what went from here, and into no other deal; null when nothing went from
   * here that is not accounted for.
   */
  mine(entropy: string | undefined, commitment: string): boolean | null {
    const { added } = this.#kept;
    if (entropy === undefined) return null;
    if (!(entropy in added)) return Object.keys(added).length ? false : null;
    added[entropy] ??= commitment;
    this.#write();
    return added[entropy] === commitment;
  }

  #write(): void {
    sessionStorage.setItem(place(this.#table), JSON.stringify(this.#kept));
  }
}

const tables = new Map<string, Seen>();

/** What was seen at a table. */
export function seenAt(table: string): Seen {
  const seen = tables.get(table) ?? new Seen(table);
  tables.set(table, seen);
  return seen;
}
