/** The rule pages of the games, fetched when somebody opens them. */
import type { Language } from "../words/words.svelte";
import type { RulePage } from "./page";

const texts = import.meta.glob<string>("$words/rules/*.md", { query: "?raw", import: "default" });

/** The rule page of a game in a language; null when nobody has written it. */
export async function rulePage(game: string, language: Language): Promise<RulePage | null> {
  const path = Object.keys(texts).find((path) => path.endsWith(`/rules/${game}.${language}.md`));
  if (!path) return null;
  // The reader of Markdown comes with the first page: most people play without opening the rules.
  const [text, { readRules }] = await Promise.all([texts[path]!(), import("./parse")]);
  return readRules(text);
}
