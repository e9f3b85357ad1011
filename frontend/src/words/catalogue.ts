/** The text catalogue of both languages: every `src/semyorka/words/*.<language>.ftl` but the terminal's, parsed once. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "ru" | "en";
export const LANGUAGES: readonly Language[] = ["ru", "en"];

const texts = import.meta.glob<string>(["$words/*.ftl", "!**/cli*.ftl"], { query: "?raw", import: "default", eager: true });

function readAll(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(texts)) {
    if (!path.endsWith(`.${language}.ftl`)) continue;
    for (const wrong of bundle.addResource(new FluentResource(text))) console.error(path, wrong);
  }
  return bundle;
}

export const catalogues: Record<Language, FluentBundle> = { ru: readAll("ru"), en: readAll("en") };
