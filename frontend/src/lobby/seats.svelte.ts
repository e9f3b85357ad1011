/** The tables this browser knows, with the secrets of its seats and what is worth saying of them in the lobby. */
import type { Seat, Stage, View } from "../wire/types";

export interface KeptSeat {
  /** The seat itself; null while one only watches. */
  secret: string | null;
  seat: Seat | null;
  invite: string | null;
  game: string;
  /** When one was last there, in milliseconds. */
  when: number;
  stage?: Stage;
  names?: string[];
  scores?: number[];
}

const KEPT = "semyorka.seats";
const NAME = "semyorka.name";
/** More than anybody comes back to. */
const MOST = 30;

export function readSeats(text: string | null): Record<string, KeptSeat> {
  try {
    const kept = JSON.parse(text ?? "{}") as Record<string, KeptSeat> | null;
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, seat]) => typeof seat?.when === "number"));
  } catch {
    return {};
  }
}

class Seats {
  #kept = $state<Record<string, KeptSeat>>(readSeats(localStorage.getItem(KEPT)));

  constructor() {
    // Another window sat down, or left.
    addEventListener("storage", ({ key, newValue }) => {
      if (key === KEPT) this.#kept = readSeats(newValue);
    });
  }

  of(table: string): KeptSeat | null {
    return this.#kept[table] ?? null;
  }

  /** Every table, the latest first. */
  get list(): (KeptSeat & { table: string })[] {
    return Object.entries(this.#kept)
      .map(([table, seat]) => ({ table, ...seat }))
      .sort((a, b) => b.when - a.when);
  }

  keep(table: string, change: Partial<KeptSeat>): void {
    const before = this.#kept[table] ?? { secret: null, seat: null, invite: null, game: "", when: 0 };
    this.#kept[table] = { ...before, ...change, when: Date.now() };
    for (const old of this.list.slice(MOST)) delete this.#kept[old.table];
    this.#write();
  }

  /** Notes what the lobby says of the table. */
  note({ table, game, you, stage, chairs, scores }: View): void {
    this.keep(table, { game, seat: you, stage, names: chairs.map(({ name }) => name), scores });
  }

  forget(table: string): void {
    delete this.#kept[table];
    this.#write();
  }

  #write(): void {
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

export const seats = new Seats();

class OwnName {
  #name = $state(localStorage.getItem(NAME) ?? "");

  get value(): string {
    return this.#name;
  }
  set value(name: string) {
    this.#name = name;
    localStorage.setItem(NAME, name.trim());
  }
}

/** How the person of this browser is called. */
export const ownName = new OwnName();
