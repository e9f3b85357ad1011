/** Beginning a review: of the match at a table, or of the record that is open. Then the page goes to it. */
import { place } from "../lobby/route.svelte";
import { opened } from "../records/opened.svelte";
import { fileNameOf } from "../records/save";
import type { TableClient } from "../wire/client.svelte";
import { beginReview } from "../wire/http";

export type Reviewed = Pick<TableClient, "table" | "record" | "review">;

/** The review of a table's newest match; its record is opened with it. Throws `NotDone`. */
export async function reviewTable(client: Reviewed, game: string): Promise<void> {
  const [text, { id }] = await Promise.all([client.record(), client.review()]);
  opened.hold(fileNameOf(game, new Date()), text, { id, game, table: client.table });
  place.go({ page: "review", id });
}

/** The review of the open record, of which one has been told the game. Throws `NotDone`. */
export async function reviewOpened(game: string): Promise<void> {
  const { name, text, review } = opened;
  if (text === null) return;
  const { id } = await beginReview({ text });
  opened.hold(name, text, { id, game, table: review?.table ?? null });
  place.go({ page: "review", id });
}
