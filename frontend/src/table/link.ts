/** What the table needs of the wire: the newest view, and the intents. Tests give it a table of their own. */
import type { TableClient } from "../wire/client.svelte";

export type Link = Pick<
  TableClient,
  "table" | "view" | "heard" | "status" | "acting" | "invite" | "onEvents" | "act" | "next" | "chair" | "pace" | "rename" | "leave" | "cut" | "stop" | "record" | "hint" | "review"
>;
