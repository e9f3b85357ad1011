/** Cutting the pack: randomness of this device for a shuffle that the server has bound itself to already. */
import type { TableClient } from "../wire/client.svelte";
import type { Refusal } from "../wire/types";
import { seenAt } from "./seen";
import { hexOf } from "./shuffle";

const BYTES = 32;

export async function cutPack(client: Pick<TableClient, "table" | "cut">): Promise<Refusal | null> {
  const entropy = hexOf(crypto.getRandomValues(new Uint8Array(BYTES)));
  const seen = seenAt(client.table);
  const shown = seen.next;
  const refusal = await client.cut(entropy);
  if (!refusal) seen.taken(entropy, shown);
  return refusal;
}
