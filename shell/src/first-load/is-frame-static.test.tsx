import { expect, test } from "vitest";

import { isFrameStatic } from "./is-frame-static.ts";

test("the frame is static until React replaces it", () => {
  document.body.innerHTML = `<div data-static=""><header>Topout</header></div>`;
  expect(isFrameStatic()).toBe(true);

  document.body.innerHTML = "<header>Topout</header>";
  expect(isFrameStatic()).toBe(false);
});
