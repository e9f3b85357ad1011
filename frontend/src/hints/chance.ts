/** Chances to win, as people read them. */
import { words } from "../words/words.svelte";

/** Half of an interval that holds the true value in 95 of 100 cases, in standard errors. */
const SURE = 1.96;
/** With less doubt than this a decimal means something. */
const SHARP = 0.005;

const doubtOf = (error: number) => SURE * error;
const digitsOf = (error: number) => (doubtOf(error) < SHARP ? 1 : 0);

/** A share as a percentage: `62 %`. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** A difference of chances, in hundredths, always with its sign. */
export function points(difference: number, digits = 1): string {
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(words.language, shape).format(difference * 100).replace("-", "−");
}

/** A chance with as many digits as its doubt allows, or that of the least certain beside it. */
export const chance = (value: number, error: number, worst = error) => percent(value, digitsOf(worst));

/** The doubt of a chance in hundredths, empty where there is none: `± 2`. */
export function doubt(error: number, worst = error): string {
  if (error === 0) return "";
  const shape = { maximumFractionDigits: digitsOf(worst) };
  const shown = new Intl.NumberFormat(words.language, shape).format(doubtOf(error) * 100);
  return shown === "0" ? "± <1" : `± ${shown}`;
}
