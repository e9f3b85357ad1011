import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { words } from "../../words/words.svelte";
import type { View } from "../../wire/types";
import { Wire } from "../pitch/fixture";
import { lostView, sceneOf } from "./fixture";
import Scene from "./Scene.svelte";
import { flickMs, Story, strikers } from "./story.svelte";
import type { FlicksScene } from "./types";

const CUT = { at: 17, card: "8H", value: 8, total: 16, dues: [8, 8, 0] };
const FORGIVEN = { at: 3, card: "QH", value: 0, total: 0, dues: [0, 0, 0] };
const ROUND = { nose: 2, due: [8, 8, 0], given: [0, 0, 0], done: [] };

beforeEach(() => {
  words.language = "ru";
  settings.motion = "none";
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function () {
    this.open = false;
  };
});
afterEach(() => vi.useRealTimers());

function show(scene: FlicksScene, change: Partial<View> = {}) {
  const view = lostView({}, { scene, ...change });
  const wire = new Wire(view);
  const props = { view, client: wire, onNext: vi.fn(), onclose: vi.fn(), openRules: vi.fn() };
  const { rerender } = render(Scene, props);
  return { wire, props, turn: (next: FlicksScene) => rerender({ ...props, view: { ...view, scene: next } }) };
}
const button = (name: RegExp | string) => screen.getByRole("button", { name });
const said = () => screen.getByRole("status").textContent;

describe("the story", () => {
  test("strikers come from the left of the nose, one seat after another", () => {
    expect(strikers([2, 0, 1, 2], 1)).toEqual([2, 3, 3, 0, 0]);
    expect(strikers([0, 0], 0)).toEqual([]);
  });

  test("many flicks come quicker than few, within bounds", () => {
    expect(flickMs(6)).toBe(560);
    expect(flickMs(40)).toBe(250);
    expect(flickMs(1000)).toBe(230);
  });

  test("shows the cut, the card, every flick, and ends with a nose that is wholly red", async () => {
    vi.useFakeTimers();
    settings.motion = "normal";
    const story = new Story(sceneOf(), false);
    expect(story.act).toBe("cut");
    story.hear(sceneOf({ cut: CUT, over: true, awaits: [] }));
    expect(story.act).toBe("lifted");
    await vi.advanceTimersByTimeAsync(1100);
    expect(story.act).toBe("turned");
    await vi.advanceTimersByTimeAsync(2300);
    expect(story.act).toBe("flicks");
    expect(story.got).toBe(1);
    await vi.advanceTimersByTimeAsync(11_000);
    expect([story.act, story.got, story.heat]).toEqual(["end", 16, 1]);
  });

  test("forgives without a flick, and skips to the end", async () => {
    vi.useFakeTimers();
    settings.motion = "normal";
    const story = new Story(sceneOf({ cut: FORGIVEN, over: true, awaits: [] }), false);
    await vi.advanceTimersByTimeAsync(4000);
    expect([story.act, story.got]).toEqual(["end", 0]);
    const other = new Story(sceneOf({ cut: CUT, over: true }), false);
    other.skip();
    expect([other.act, other.got]).toEqual(["end", 16]);
  });

  test("follows people who count for themselves, to another nose too", () => {
    const story = new Story(sceneOf({ cut: CUT, round: ROUND, awaits: [0, 1] }), true);
    expect(story.act).toBe("flicks");
    story.hear(sceneOf({ cut: CUT, round: { ...ROUND, given: [1, 0, 0] }, awaits: [0, 1] }));
    expect(story.got).toBe(1);
    const next = { nose: 0, due: [0, 8, 8], given: [0, 0, 0], done: [] };
    story.hear(sceneOf({ cut: CUT, round: next, offenders: [0], awaits: [1, 2] }));
    expect([story.nose, story.got]).toEqual([0, 0]);
    story.hear(sceneOf({ cut: CUT, round: null, offenders: [0], awaits: [], over: true }));
    expect(story.act).toBe("end");
  });
});

describe("the loser", () => {
  test("cuts where the slider stands", async () => {
    const { wire } = show(sceneOf(), { you: 2 });
    expect(said()).toContain("Ваш нос в опасности");
    const slider = screen.getByRole("slider", { name: "Где снять колоду" });
    await fireEvent.input(slider, { target: { value: "7" } });
    expect(slider.getAttribute("aria-valuetext")).toBe("снять 7 карт");
    await fireEvent.click(button("Снять 7 карт"));
    expect(wire.asked).toEqual(["act cut 7"]);
  });

  test("is forgiven by a queen", async () => {
    const { turn } = show(sceneOf(), { you: 2 });
    await turn(sceneOf({ cut: FORGIVEN, over: true, awaits: [] }));
    await tick();
    expect(said()).toContain("внизу дама червей: картинка или туз, и этот нос прощён");
    expect(screen.queryByRole("list")).toBeNull();
  });

  test("without movement the end is there at once, and leads to the next match", async () => {
    const { turn, props } = show(sceneOf(), { you: 2 });
    await turn(sceneOf({ cut: CUT, over: true, awaits: [] }));
    await tick();
    expect(said()).toContain("16 щелчков, и долг уплачен. Вера держится молодцом.");
    await fireEvent.click(button("Ещё партию"));
    expect(props.onNext).toHaveBeenCalled();
  });
});

describe("the others", () => {
  test("wait for the cut, and may close the scene", async () => {
    const { props } = show(sceneOf());
    expect(said()).toContain("Колоду снимает Вера");
    expect(screen.queryByRole("slider")).toBeNull();
    await fireEvent.click(button("Не смотреть"));
    expect(props.onclose).toHaveBeenCalled();
  });

  test("are told the numbers where only those are told", () => {
    const options = { punishment: "count_only", blows: "each" };
    show(sceneOf({ cut: CUT, over: true, awaits: [] }), { options });
    expect(said()).toContain("по 8 щелчков от каждого, всего 16");
    expect(screen.getByText("Аня: 8 щелчков")).toBeTruthy();
    expect(document.body.textContent).toContain("по 17");
  });

  test("count for themselves, and are warned when it is enough", async () => {
    const options = { punishment: "tap_game", blows: "each" };
    const { wire, turn } = show(sceneOf({ cut: CUT, round: { ...ROUND, given: [7, 0, 0] }, awaits: [0, 1] }), { options });
    await fireEvent.click(button(/Щёлк!.*7 из 8/s));
    await turn(sceneOf({ cut: CUT, round: { ...ROUND, given: [8, 0, 0] }, awaits: [0, 1] }));
    await tick();
    expect(said()).toContain("Пора остановиться!");
    expect(button(/Щёлк!.*лишний/s)).toBeTruthy();
    await fireEvent.click(button("Хватит"));
    expect(wire.asked).toEqual(["act strike", "act done"]);
  });

  test("hear who has struck once too often", () => {
    const options = { punishment: "tap_game", blows: "each" };
    const round = { nose: 1, due: [8, 0, 8], given: [0, 0, 0], done: [] };
    show(sceneOf({ cut: CUT, round, offenders: [1], awaits: [0, 2] }), { options, you: null });
    expect(said()).toContain("Лишний щелчок!");
    expect(said()).toContain("Борис получает по 8 от каждого");
  });

  test("see a refusal in words", async () => {
    const options = { punishment: "tap_game", blows: "each" };
    const { wire } = show(sceneOf({ cut: CUT, round: ROUND, awaits: [0, 1] }), { options });
    wire.answer = { key: "refuse-strike-once", args: {}, clause: "L20" };
    await fireEvent.click(button(/Щёлк!/));
    await tick();
    expect(said()).toContain("второй раз за партию нельзя");
  });
});
