/** The keys of the table, by their place on the keyboard: they work under any layout. */

export type KeyIntent = "trick" | "scores" | "turn" | "hand" | "hint" | "rules" | "next" | "log" | "keys" | "escape" | "walk" | "hurry";

/** The letters, as they are printed on a Latin keyboard. */
export const LETTERS = [
  { letter: "H", intent: "hand" },
  { letter: "A", intent: "hint" },
  { letter: "T", intent: "turn" },
  { letter: "L", intent: "trick" },
  { letter: "S", intent: "scores" },
  { letter: "J", intent: "log" },
  { letter: "R", intent: "rules" },
  { letter: "N", intent: "next" },
] as const satisfies readonly { letter: string; intent: KeyIntent }[];

/** What a key asks for; null when it is none of the table's business. */
export function intentOf(event: KeyboardEvent): KeyIntent | null {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return null;
  if (event.key === "?" || (event.code === "Slash" && event.shiftKey)) return "keys";
  if (event.code === "Escape") return "escape";
  if (event.code === "ArrowLeft" || event.code === "ArrowRight") return "walk";
  if (event.code === "Space" && !presses(event.target)) return "hurry";
  return LETTERS.find(({ letter }) => event.code === `Key${letter}`)?.intent ?? null;
}

/** Whether the space bar presses what has the focus. */
function presses(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest("button, a, summary, [role=button]");
}

function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest("input, textarea, select, [contenteditable]");
}
