import { describe, expect, test } from "vitest";
import { rulePage } from "./pages";
import { holds, sectionOf } from "./page";
import { readRules, toHtml } from "./parse";

const PAGE = `# A game

A **lead**.

## Play

### P1
Always so.

{option:low_to=holder} Held, not taken.

Always so too.

### P2
- one
- two

## Example

| a | b |
| --- | --- |
| 1 | ♥ |
`;

describe("a rule page", () => {
  const page = readRules(PAGE);

  test("is sections of clauses of passages", () => {
    expect(page.title).toBe("A game");
    expect(page.lead).toContain("<strong>lead</strong>");
    expect(page.sections.map(({ title }) => title)).toEqual(["Play", "Example"]);
    expect(page.sections[0]!.clauses.map(({ id }) => id)).toEqual(["P1", "P2"]);
    expect(page.sections[0]!.clauses[0]!.passages.map(({ option }) => option)).toEqual([
      null,
      { key: "low_to", value: "holder" },
      null,
    ]);
    expect(page.sections[0]!.clauses[1]!.passages[0]!.html).toContain("<li>two</li>");
    expect(page.sections[1]!.clauses[0]).toMatchObject({ id: null });
    expect(page.sections[1]!.clauses[0]!.passages[0]!.html).toContain("<td>1</td>");
  });

  test("tells which section a clause stands in", () => {
    expect(sectionOf(page, "P2")).toBe("Play");
    expect(sectionOf(page, "P99")).toBeNull();
  });

  test("shows a house rule only where it holds", () => {
    const [always, house] = page.sections[0]!.clauses[0]!.passages;
    expect([null, { low_to: "taker" }, { low_to: "holder" }].map((options) => holds(house!, options))).toEqual([
      false,
      false,
      true,
    ]);
    expect(holds(always!, null)).toBe(true);
  });

  test("compares values as they are written, numbers too", () => {
    const [clause] = readRules("## S\n\n### P4\n{option:target=11} To 11.").sections[0]!.clauses;
    expect(holds(clause!.passages[0]!, { target: 11 })).toBe(true);
  });
});

test("markup in the text is shown, never obeyed", () => {
  const html = toHtml('<img src=x onerror="a()"> **<b>x</b>** [l](javascript:a()) ![p](x.png)');
  const page = new DOMParser().parseFromString(html, "text/html");
  expect([...page.body.querySelectorAll("*")].map(({ tagName }) => tagName)).toEqual(["P", "STRONG"]);
});

test("suit signs get their colour and the form of letters", () => {
  expect(toHtml("♥ and ♠")).toContain('<span class="red">♥\ufe0e</span> and <span class="black">♠\ufe0e</span>');
});

test.each(["ru", "en"] as const)("the page of Auction Pitch in %s has every clause", async (language) => {
  const page = await rulePage("pitch", language);
  const clauses = page!.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)).filter(Boolean);
  expect(clauses.toSorted()).toEqual(Array.from({ length: 19 }, (_, i) => `P${i + 1}`).toSorted());
});

test("a game without a page has none", async () => {
  expect(await rulePage("chess", "en")).toBeNull();
});
