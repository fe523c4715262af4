import { expect, test } from "vitest";

import { getDownView } from "./get-down-view.ts";
import type { ResetDot } from "./reset-dot.tsx";

const HOME = { left: -100, right: 100, top: -100, bottom: 100 };

const createDot = (x: number, mark: ResetDot["mark"]): ResetDot => ({
  id: `${x}`,
  x,
  y: 0,
  skin: "green",
  initial: undefined,
  state: "plain",
  mark,
  areaName: "Cave",
  label: "G1",
  description: "G1",
});

test("shows a single route in the centre, at twice the size of the whole gym", () => {
  const view = getDownView([createDot(40, "down"), createDot(-90, "stays")], HOME);

  expect(view?.centre).toEqual({ x: 40, y: 0 });
  const wide = getDownView([createDot(-10, "down"), createDot(10, "down")], HOME);
  expect(wide?.zoom).toBe(view?.zoom);
});

test("shows the whole gym if nothing comes down, or if the routes are far apart", () => {
  expect(getDownView([createDot(0, "stays")], HOME)).toBeUndefined();
  expect(getDownView([createDot(-90, "down"), createDot(90, "down")], HOME)).toBeUndefined();
});
