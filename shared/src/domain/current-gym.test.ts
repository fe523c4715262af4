import { describe, expect, test } from "vitest";

import { findCurrentGym } from "./current-gym.ts";

const first = { id: "first" };
const home = { id: "home" };
const selected = { id: "selected" };
const gyms = [first, home, selected];

describe("findCurrentGym", () => {
  test("prefers the selected gym, then the home gym, then the first gym", () => {
    expect(findCurrentGym(gyms, "selected", "home")).toBe(selected);
    expect(findCurrentGym(gyms, null, "home")).toBe(home);
    expect(findCurrentGym(gyms, null, undefined)).toBe(first);
  });

  test("finds nothing if the wanted gym is not among the gyms", () => {
    expect(findCurrentGym(gyms, "far", "home")).toBeUndefined();
    expect(findCurrentGym(gyms, null, "far")).toBeUndefined();
    expect(findCurrentGym([], null, null)).toBeUndefined();
  });
});
