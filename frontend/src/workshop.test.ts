import { expect, test } from "vitest";

test("an animation of the test page ends at once, and says so both ways", async () => {
  const moved = document.createElement("div").animate([], 300);
  const heard = new Promise((end) => (moved.onfinish = end));
  expect(await moved.finished).toHaveProperty("playState", "finished");
  await heard;
});
