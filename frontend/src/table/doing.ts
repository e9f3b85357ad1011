import type { View } from "../wire/types";

/** The end of keys like `table-turn-lead`: what somebody is about to do. */
export type Doing = "call" | "lead" | "play" | "choose" | "name" | "give";

/** What one does in a game of tricks with an auction before it, or none. */
export const trickDoing = ({ deal }: View): Doing =>
  deal?.phase === "auction" ? "call" : deal?.trick.plays.length ? "play" : "lead";
