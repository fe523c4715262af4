import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { type Preferences, parsePreferences, defaultPreferences } from "./parse-preferences.ts";

describe("stored preferences", () => {
  test("are taken as they were chosen", () => {
    const chosen: Preferences = {
      gymId: "g1",
      sort: "mostSent",
      circuitFilters: { g1: ["c1"] },
      mapViews: { g1: { zoom: 2.2, centre: { x: 10, y: -4 } } },
      openCircuit: "c2",
      theme: "dark",
    };

    expect(parsePreferences(chosen)).toEqual(chosen);
  });

  test.each([
    ["a sort of another version", { sort: "newest" }],
    ["filters that are no lists", { circuitFilters: { g1: "c1" } }],
    ["filters that are a list", { circuitFilters: ["c1"] }],
    ["a map view of no place", { mapViews: { g1: { zoom: 2, centre: null } } }],
    ["a number for a gym", { gymId: 7 }],
    ["a field that nobody knows", { color: "red" }],
    ["nothing", null],
  ])("with %s fall back to what nobody touched", (_what, stored) => {
    expect(parsePreferences(stored)).toEqual(defaultPreferences);
  });

  test("keep the sound fields beside a broken one", () => {
    expect(parsePreferences({ theme: "dark", sort: 3 })).toEqual({
      ...defaultPreferences,
      theme: "dark",
    });
  });

  test("whatever they are, give preferences of the right kind", () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const read = parsePreferences(stored);

        expect(Object.keys(read)).toEqual(Object.keys(defaultPreferences));
        expect(parsePreferences(read)).toEqual(read);
      }),
    );
  });
});
