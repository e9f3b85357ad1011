/** How strong a bot plays: five levels, which differ in what it works out and never in what it sees. */
import { t } from "../words/words.svelte";

export const LEVELS = [1, 2, 3, 4, 5];

/** The level of a bot when nobody has chosen another. */
export const USUAL_LEVEL = 3;

/** The levels to choose from, by name. */
export const levelValues = () => LEVELS.map((value) => ({ value, label: t(`ui-level-${value}`) }));
