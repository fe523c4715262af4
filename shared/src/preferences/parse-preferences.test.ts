import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { type Preferences, parsePreferences, defaultPreferences } from "./parse-preferences.ts";

describe("parsePreferences", () => {
  test("returns valid preferences", () => {
    const stored: Preferences = {
      gymId: "g1",
      sort: "mostSent",
      circuitFilters: { g1: ["c1"] },
      mapViews: { g1: { zoom: 2.2, centre: { x: 10, y: -4 } } },
      openCircuit: "c2",
      theme: "dark",
      feedGymId: "g2",
    };

    expect(parsePreferences(stored)).toEqual(stored);
  });

  test.each([
    ["an unknown sort", { sort: "newest" }],
    ["filters that are not lists", { circuitFilters: { g1: "c1" } }],
    ["filters in an array", { circuitFilters: ["c1"] }],
    ["a map view without a centre", { mapViews: { g1: { zoom: 2, centre: null } } }],
    ["a number as the gym", { gymId: 7 }],
    ["an unknown field", { color: "red" }],
    ["null", null],
  ])("returns the defaults for %s", (_case, stored) => {
    expect(parsePreferences(stored)).toEqual(defaultPreferences);
  });

  test("keeps the valid fields beside an invalid one", () => {
    expect(parsePreferences({ theme: "dark", sort: 3 })).toEqual({
      ...defaultPreferences,
      theme: "dark",
    });
  });

  test("returns valid preferences for any input", () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const parsed = parsePreferences(stored);

        expect(Object.keys(parsed)).toEqual(Object.keys(defaultPreferences));
        expect(parsePreferences(parsed)).toEqual(parsed);
      }),
    );
  });
});
