/** What a hint advises, for whatever of the table can be acted with. */
import { getContext, setContext } from "svelte";

const ADVISED = Symbol();

export const setAdvised = (best: () => string | null): void => void setContext(ADVISED, best);

/** The advised action now; null without a hint. */
export const advised = (): (() => string | null) => getContext<(() => string | null) | undefined>(ADVISED) ?? (() => null);
