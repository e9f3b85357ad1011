import type { Seat } from "../wire/types";

/** What may lie over the table. */
export type Panel =
  | { kind: "menu" | "scores" | "log" | "trick" | "keys" | "settings" | "shuffle" }
  | { kind: "seat"; seat: Seat };
