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

  test("ignores a gym that does not exist any more", () => {
    expect(findCurrentGym(gyms, "deleted", "home")).toBe(home);
    expect(findCurrentGym([], "deleted", "home")).toBeUndefined();
  });
});
