import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { words } from "../words/words.svelte";
import { rulesPanel } from "./panel.svelte";
import RulesPanel from "./RulesPanel.svelte";

vi.stubGlobal("fetch", () =>
  Promise.resolve(
    new Response(
      JSON.stringify({
        games: [{ key: "pitch", seats: [2, 7], options: [{ key: "slam", values: ["separate", "off"], default: "separate", clause: "P7" }] }],
      }),
    ),
  ),
);

beforeEach(() => {
  words.language = "en";
  Element.prototype.scrollIntoView = vi.fn();
});

const clause = (id: string) => screen.findByRole("group", { name: `Rule ${id}` });

test("opens at the clause asked for, lit and in focus", async () => {
  rulesPanel.show("pitch", () => ({ slam: "separate" }), "P8");
  render(RulesPanel, { beside: true });
  const wanted = await clause("P8");
  await vi.waitFor(() => expect(document.activeElement).toBe(wanted));
  expect(wanted.classList.contains("lit")).toBe(true);
  expect((await clause("P7")).classList.contains("lit")).toBe(false);
});

test("asked for another clause it shows that one", async () => {
  rulesPanel.show("pitch", () => null, "P8");
  render(RulesPanel, { beside: true });
  await clause("P8");
  rulesPanel.show("pitch", () => null, "P12");
  await vi.waitFor(async () => expect((await clause("P12")).classList.contains("lit")).toBe(true));
});

test("shows the house rules of the table, marked, and leads to their clauses", async () => {
  rulesPanel.show("pitch", () => ({ slam: "off" }));
  render(RulesPanel, { beside: true });
  const seven = await clause("P7");
  expect(within(seven).getByText(/^House rule · Slam/)).toBeTruthy();
  await fireEvent.click(await screen.findByRole("button", { name: /P7/ }));
  await vi.waitFor(() => expect(seven.classList.contains("lit")).toBe(true));
});

test("without a table it shows the usual rules, and the others on demand", async () => {
  rulesPanel.show("pitch", () => null);
  render(RulesPanel, { beside: true });
  await clause("P7");
  expect(screen.queryAllByText(/^House rule ·/)).toEqual([]);
  await fireEvent.click(screen.getByRole("switch"));
  expect(screen.getAllByText(/^House rule ·/).length).toBeGreaterThan(10);
});

test("Escape closes the panel and gives the focus back", async () => {
  const before = document.body.appendChild(document.createElement("button"));
  before.focus();
  rulesPanel.show("pitch", () => null);
  const { unmount } = render(RulesPanel, { beside: true });
  await clause("P1");
  await fireEvent.keyDown(screen.getByRole("complementary"), { key: "Escape" });
  expect(rulesPanel.open).toBe(false);
  unmount();
  expect(document.activeElement).toBe(before);
  before.remove();
});
