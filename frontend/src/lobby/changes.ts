/** The house rules in which a table differs from the usual game. */
import type { GameOffer, Options, OptionValue } from "../wire/types";

export interface Change {
  key: string;
  value: OptionValue;
  clause: string;
}

export function changesOf(offer: GameOffer | undefined, options: Options): Change[] {
  return (offer?.options ?? [])
    .filter((one) => one.key in options && options[one.key] !== one.default)
    .map((one) => ({ key: one.key, value: options[one.key]!, clause: one.clause }));
}
