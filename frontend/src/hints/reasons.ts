/** Why an action is best: the sentences that say more than what stands beside them anyway. */
import type { Sentence } from "../wire/types";

/** How much was looked at, that it is close, that there is no choice: a hint shows these in their own places. */
const COMMON = new Set(["why-forced", "why-close", "why-model", "why-worlds", "why-worlds-all", "why-worlds-some"]);

export const ownReasons = (reasons: Sentence[]): Sentence[] => reasons.filter(({ key }) => !COMMON.has(key));
