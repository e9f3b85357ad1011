/**
 * Words for people, in the language each person chose. `t("ui-play")` and `t("card-KS.acc")` read the catalogue;
 * `tell(sentence, chairs)` puts what the server sent into words. Both follow `words.language`, so what a component shows
 * changes with it.
 */
import type { FluentVariable } from "@fluent/bundle";
import type { Args, Chair, Sentence } from "../wire/types";
import { catalogues, LANGUAGES, type Language } from "./catalogue";

export type { Language } from "./catalogue";
export { LANGUAGES } from "./catalogue";

const KEPT = "semyorka.language";
/** Whoever reads one of these is likelier to read Russian than English. */
const NEAR_RUSSIAN = new Set(["ru", "uk", "be", "kk"]);
const SEATS = new Set(["seat", "pitcher", "dealer", "winner"]);
const SUITS = new Set(["suit", "trump"]);
const SUIT_CASES = ["gen", "dat", "acc", "ins"];
const CARD_CASES = ["acc", "gen"];

function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  const known = LANGUAGES.find((language) => language === kept);
  if (known) return known;
  const wanted = navigator.languages?.length ? navigator.languages : [navigator.language];
  return wanted.some((tag) => NEAR_RUSSIAN.has(tag.slice(0, 2))) ? "ru" : "en";
}

class Words {
  #language = $state<Language>(firstLanguage());

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    localStorage.setItem(KEPT, language);
  }
}

export const words = new Words();

/** The text of a key (`key` or `key.attribute`) in the reader's language; a key nobody wrote shows itself. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return textIn(words.language, key, args) ?? key;
}

/** Whether the catalogue has the key. */
export function has(key: string): boolean {
  return patternOf(words.language, key) !== null;
}

/** A sentence of the server in the reader's language, with the names at these chairs. */
export function tell(sentence: Sentence, chairs: readonly Chair[] = []): string {
  return t(sentence.key, widened(sentence.args, chairs));
}

/** The name at a chair; a chair without one is called by its number. */
export function nameOf(seat: number, chairs: readonly Chair[]): string {
  return chairs[seat]?.name || t("ui-chair-number", { number: seat + 1 });
}

/**
 * Arguments as a template may use them: seats become names, cards and suits their spoken names with the cases beside
 * them (`card-acc`, `suit-gen` …), everything else stays.
 */
export function widened(args: Args, chairs: readonly Chair[] = []): Record<string, FluentVariable> {
  const wide: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (SEATS.has(name) && typeof value === "number") wide[name] = nameOf(value, chairs);
    else if (name === "card" && typeof value === "string") spell(wide, name, `card-${value}`, CARD_CASES);
    else if (SUITS.has(name) && typeof value === "string") spell(wide, name, `suit-${value}`, SUIT_CASES);
    else if (typeof value === "number" || typeof value === "string") wide[name] = value;
    else wide[name] = String(value);
  }
  return wide;
}

function spell(wide: Record<string, FluentVariable>, name: string, key: string, cases: string[]): void {
  wide[name] = t(key);
  for (const one of cases) wide[`${name}-${one}`] = t(`${key}.${one}`);
}

function patternOf(language: Language, key: string) {
  const [id = "", attribute] = key.split(".");
  const message = catalogues[language].getMessage(id);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** The text of a key in a language, or null when the catalogue has none. */
export function textIn(language: Language, key: string, args: Record<string, FluentVariable> = {}): string | null {
  const pattern = patternOf(language, key);
  if (pattern === null) return null;
  const wrong: Error[] = [];
  const text = catalogues[language].formatPattern(pattern, args, wrong);
  if (wrong.length && import.meta.env.DEV) console.warn(key, ...wrong);
  return text;
}
