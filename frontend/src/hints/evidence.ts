/** How much a hint looked at, as a sentence. */
import { t, words } from "../words/words.svelte";
import type { Hint } from "../wire/advice";

type Looked = Pick<Hint, "worlds" | "possible" | "complete" | "guessed">;

export function evidence({ worlds, possible, complete, guessed }: Looked): string {
  if (!worlds) return t("table-hint-by-model");
  const looked = complete
    ? t("table-hint-all", { worlds })
    : possible === null
      ? t("table-hint-some", { worlds })
      : t("table-hint-some-of", { worlds, possible: readable(possible) });
  return guessed ? `${looked} ${t("table-hint-guessed", { guessed })}` : looked;
}

/** A number that is too long to be read to its last digit. */
const LONG = 100_000;

/** A number as one reads it: exact while it is short, else to three digits. */
function readable(number: number): string {
  const shape = number < LONG ? {} : ({ notation: "compact", maximumSignificantDigits: 3 } as const);
  return new Intl.NumberFormat(words.language, shape).format(number);
}
