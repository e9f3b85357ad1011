/**
 * What this page has seen of a table's shuffles before they were revealed, kept over a reload: a commitment proves
 * something only to those who saw it in time.
 */
import type { CardWord, GameEvent, Seat, View } from "../wire/types";
import { dropOwn, keepOwn, ownOf } from "./own";

interface Kept {
  /** Commitments of deals that were still to come when the page saw them, in the order in which they came. */
  commitments: string[];
  /** Commitments of deals before which the page had been shown another one. */
  swapped: string[];
  /** By match the commitment of the pack that its loser was yet to cut. */
  packs: Record<string, string>;
  /** Cuts that the server has taken, while no view after that has shown which deal they went into. */
  taken: { entropy: string; shown: string | null }[];
  /** The deal that is on or was the last, as it was dealt. */
  dealt: { commitment: string; dealer: Seat; dealtTo: Seat[]; cards: CardWord[] } | null;
}

/** More deals than a match has. */
const MOST = 60;

const place = (table: string): string => `semyorka.shuffles.${table}`;

function read(text: string | null): Kept {
  const none: Kept = { commitments: [], swapped: [], packs: {}, taken: [], dealt: null };
  try {
    return { ...none, ...(JSON.parse(text ?? "{}") as Partial<Kept> | null) };
  } catch {
    return none;
  }
}

export class Seen {
  readonly #table: string;
  #kept: Kept;
  #view: View | null = null;

  constructor(table: string) {
    this.#table = table;
    this.#kept = read(sessionStorage.getItem(place(table)));
  }

  /** The listener of the client. */
  hear(events: readonly GameEvent[], from: View | null, to: View): void {
    this.#view = to;
    const promised = from?.shuffle?.next.commitment;
    const seat = from?.you ?? null;
    const sat = events.some((event) => event.kind === "seated" && event.seat === seat);
    if (promised && seat !== null && (sat || to.you !== seat)) dropOwn(this.#table, seat, promised);
    const deals = events.filter((event) => event.kind === "dealt");
    for (const { commitment, dealer, packets, cards = [] } of deals) {
      const dealtTo = [...new Set(packets.map(([seat]) => seat))];
      if (commitment) this.#kept.dealt = { commitment, dealer, dealtTo, cards };
    }
    const next = to.shuffle?.next.commitment;
    const kept = deals.length ? deals[0]!.commitment : next;
    if (promised && kept && kept !== promised) this.#kept.swapped.push(kept);
    if (next && !this.#kept.commitments.includes(next)) this.#kept.commitments.push(next);
    for (const list of [this.#kept.commitments, this.#kept.swapped]) list.splice(0, list.length - MOST);
    const pack = to.scene?.pack;
    if (pack && pack.seed === null) this.#kept.packs = { [to.match]: pack.commitment, ...this.#kept.packs };
    this.#settle(to);
    this.#write();
  }

  /** Whether the page saw it before the deal; false when it was shown another one then, null when it came too late. */
  before(commitment: string): boolean | null {
    if (this.#kept.swapped.includes(commitment)) return false;
    return this.#kept.commitments.includes(commitment) || null;
  }

  /** All that the page saw before their deals, in that order. */
  get commitments(): readonly string[] {
    return this.#kept.commitments;
  }

  /** What the page was shown of the pack before the loser of this match cut it; null when it came too late. */
  pack(match: number): string | null {
    return this.#kept.packs[match] ?? null;
  }

  /** The deal of this commitment as it was dealt before the eyes of this page; null when it was not. */
  dealt(commitment: string): Kept["dealt"] {
    return this.#kept.dealt?.commitment === commitment ? this.#kept.dealt : null;
  }

  /** The commitment of the deal that a cut goes into, as far as the page knows. */
  get next(): string | null {
    return this.#view?.shuffle?.next.commitment ?? null;
  }

  /** The server has taken a cut from here; `shown`: the commitment that was `next` when it was sent. */
  taken(entropy: string, shown: string | null): void {
    this.#kept.taken.push({ entropy, shown });
    this.#write();
  }

  /**
   * Whether what a reveal says one has added is what went into this deal from here; null when nothing went into it from
   * here: a window of another browser may have cut.
   */
  mine(seat: Seat, entropy: string | undefined, commitment: string): boolean | null {
    const own = ownOf(this.#table, seat, commitment);
    return own.length ? own.includes(entropy ?? "") : null;
  }

  /**
   * A deal may have come between sending and taking: the first view after that says which of the two has this seat's cut.
   * Where both have one, because another window has cut too, nobody can say which is whose, and none is kept.
   */
  #settle({ you, shuffle }: View): void {
    for (const { entropy, shown } of this.#kept.taken.splice(0)) {
      const near = [shuffle?.deal, shuffle?.next];
      if (you === null || !near.some((bound) => bound?.commitment === shown)) continue;
      const possible = shuffle!.next.commitment === shown ? [shuffle!.next] : near;
      const [cut, ...others] = possible.filter((bound) => bound?.cut_by.includes(you));
      if (cut && !others.length) keepOwn({ table: this.#table, seat: you, commitment: cut.commitment, entropy });
    }
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
