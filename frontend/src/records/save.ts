/** Saving a record as a file of the person's own. */
import type { TableClient } from "../wire/client.svelte";

export function fileNameOf(game: string, when: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `semyorka-${game}-${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}.txt`;
}

/** Fetches the record and hands it to the browser's downloads; returns the file's name. Throws `NotDone`. */
export async function saveRecord(client: Pick<TableClient, "record">, game: string): Promise<string> {
  const text = await client.record();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = fileNameOf(game, new Date());
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return link.download;
}
