/** What each person chose for this browser; kept in its storage. Language is kept by `words`. */
import type { Letters } from "../pack/letters";
import { words } from "../words/words.svelte";

export type Motion = "none" | "normal" | "slow";

interface Kept {
  letters: Letters | null;
  fourColour: boolean;
  motion: Motion | null;
  sounds: boolean;
  twoTap: boolean | null;
  cutAlways: boolean;
}

const KEPT = "semyorka.settings";
const FIRST: Kept = { letters: null, fourColour: false, motion: null, sounds: true, twoTap: null, cutAlways: false };
const SLOW = 1.8;

const asked = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

/** What was kept, as far as it still makes sense. */
export function readKept(text: string | null): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = (JSON.parse(text ?? "{}") as Partial<Kept> | null) ?? {};
  } catch {
    // Somebody else's writing under our name: begin anew.
  }
  const among = <T, F>(value: unknown, values: readonly T[], first: F) => values.find((one) => one === value) ?? first;
  return {
    letters: among(kept.letters, ["ru", "en"] as const, FIRST.letters),
    fourColour: among(kept.fourColour, [true, false], FIRST.fourColour),
    motion: among(kept.motion, ["none", "normal", "slow"] as const, FIRST.motion),
    sounds: among(kept.sounds, [true, false], FIRST.sounds),
    twoTap: among(kept.twoTap, [true, false], FIRST.twoTap),
    cutAlways: among(kept.cutAlways, [true, false], FIRST.cutAlways),
  };
}

class Settings {
  #kept = $state<Kept>(readKept(localStorage.getItem(KEPT)));

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }

  /** Letters in the corners of the cards; until chosen, those of the language. */
  get letters(): Letters {
    return this.#kept.letters ?? words.language;
  }
  set letters(letters: Letters) {
    this.#keep({ letters });
  }

  get fourColour(): boolean {
    return this.#kept.fourColour;
  }
  set fourColour(fourColour: boolean) {
    this.#keep({ fourColour });
  }

  /** How cards travel; until chosen, "none" for those whose system asks for less movement. */
  get motion(): Motion {
    return this.#kept.motion ?? (asked("(prefers-reduced-motion: reduce)") ? "none" : "normal");
  }
  set motion(motion: Motion) {
    this.#keep({ motion });
  }

  get sounds(): boolean {
    return this.#kept.sounds;
  }
  set sounds(sounds: boolean) {
    this.#keep({ sounds });
  }

  /** Whether this browser cuts the pack of every deal by itself. */
  get cutAlways(): boolean {
    return this.#kept.cutAlways;
  }
  set cutAlways(cutAlways: boolean) {
    this.#keep({ cutAlways });
  }

  /** The first tap raises a card, the second plays it; until chosen, so on touch screens. */
  get twoTap(): boolean {
    return this.#kept.twoTap ?? asked("(pointer: coarse)");
  }
  set twoTap(twoTap: boolean) {
    this.#keep({ twoTap });
  }

  /** A movement of so many milliseconds at the chosen speed: 0 for "none". */
  ms(usual: number): number {
    return this.motion === "none" ? 0 : this.motion === "slow" ? usual * SLOW : usual;
  }
}

export const settings = new Settings();
