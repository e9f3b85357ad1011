/** How much a hint looked at, as a sentence. */
import { t } from "../words/words.svelte";
import type { Hint } from "../wire/advice";

type Looked = Pick<Hint, "worlds" | "possible" | "complete" | "guessed">;

export function evidence({ worlds, possible, complete, guessed }: Looked): string {
  if (!worlds) return t("table-hint-by-model");
  const looked = complete
    ? t("table-hint-all", { worlds })
    : possible === null
      ? t("table-hint-some", { worlds })
      : t("table-hint-some-of", { worlds, possible: rounded(possible) });
  return guessed ? `${looked} ${t("table-hint-guessed", { guessed })}` : looked;
}

/** A large number to three digits and a zero or more: nobody reads the others. */
function rounded(number: number): number {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 3);
  return Math.round(number / scale) * scale;
}
