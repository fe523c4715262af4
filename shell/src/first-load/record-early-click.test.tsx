import { expect, test } from "vitest";

import { recordEarlyClick } from "./record-early-click.ts";

const clickIn = (frame: string) => {
  document.body.innerHTML = `<button aria-label="Log a climb"></button>${frame}`;
  document.querySelector("button")?.click();
  return document.documentElement.dataset["earlyClick"];
};

test("records a click on the static frame, but none after the first render", () => {
  recordEarlyClick();

  expect(clickIn("<main></main>")).toBeUndefined();
  expect(clickIn("<div data-static></div>")).toBe("Log a climb");
});
