/** The catalogue holds every key that the page asks for, in both languages, with the same arguments. */
import { expect, test } from "vitest";
import { catalogues, LANGUAGES } from "./catalogue";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>("$words/*.ftl", { query: "?raw", import: "default", eager: true });

const keysOf = (language: (typeof LANGUAGES)[number]) => [...catalogues[language]._messages.keys()].sort();

/** Keys in quotes, of any area of the catalogue, and beginnings of keys that are put together: "ui-pace-${pace}". */
function keysAsked(source: string): { whole: string[]; begun: string[] } {
  const areas = "ui|table|event|rev|rec|card|suit|rank|option|game|refuse|award|outcome|match|auction|trick|redeal";
  const whole = [...source.matchAll(/\b(?:t|has)\(\s*"([a-z][\w-]*)(?:\.\w+)?"/g)].map((found) => found[1]!);
  const keyed = [...source.matchAll(/\bkey: "([a-z][\w-]*)"/g)].map((found) => found[1]!);
  const begun = [...source.matchAll(new RegExp(`\`((?:${areas})-[\\w-]*)\\$\\{`, "g"))].map((found) => found[1]!);
  return { whole: [...whole, ...keyed.filter((key) => new RegExp(`^(${areas})-`).test(key))], begun };
}

test("both languages have the same keys", () => {
  expect(keysOf("ru")).toEqual(keysOf("en"));
});

test("both languages use the same arguments", () => {
  const used = (language: string) => {
    const found: Record<string, string[]> = {};
    for (const [path, text] of Object.entries(texts)) {
      if (!path.endsWith(`.${language}.ftl`)) continue;
      for (const message of text.split(/^(?=[a-z])/m)) {
        const key = /^[\w-]+/.exec(message)?.[0];
        // A language may leave a case out, or choose another one: the argument counts, not its case.
        const args = [...message.matchAll(/\$([a-z_]+)/gi)].map((arg) => arg[1]!);
        if (key && args.length) found[key] = [...new Set(args)].sort();
      }
    }
    return found;
  };
  const [ru, en] = [used("ru"), used("en")];
  const differing = Object.keys({ ...ru, ...en }).filter((key) => String(ru[key]) !== String(en[key]));
  expect(differing.map((key) => ({ key, ru: ru[key], en: en[key] }))).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`every key that the page asks for is written in ${language}`, () => {
    const known = keysOf(language);
    const missing: string[] = [];
    for (const [path, source] of Object.entries(sources)) {
      const { whole, begun } = keysAsked(source);
      for (const key of whole) if (!known.includes(key)) missing.push(`${path}: ${key}`);
      for (const key of begun) if (!known.some((one) => one.startsWith(key))) missing.push(`${path}: ${key}…`);
    }
    expect(missing).toEqual([]);
  });
}

test("the catalogue has no key of the page that nobody asks for", () => {
  const all = Object.values(sources).map(keysAsked);
  const whole = new Set(all.flatMap((one) => one.whole));
  const begun = all.flatMap((one) => one.begun);
  const code = Object.values(sources).join("\n");
  const idle = keysOf("en").filter((key) => /^ui-/.test(key) && !whole.has(key) && !begun.some((one) => key.startsWith(one)));
  expect(idle.filter((key) => !code.includes(`"${key}"`))).toEqual([]);
});
