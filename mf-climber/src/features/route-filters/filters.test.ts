import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { createGymRoute } from "../../testing/gym-route.ts";
import { applyFilters, defaultFilters, type Filters } from "./filters.ts";

const g2 = createGymRoute({
  name: "G2",
  circuit: "Green",
  location: "The Cave",
  style: "Slab, Jug",
});
const p1 = createGymRoute({ name: "P1", circuit: "Purple", location: "Överhang", grade: "6B+" });
const p10 = createGymRoute({ name: "P10", circuit: "Purple", state: "sent", isProject: true });

const getVisibleNames = (change: Partial<Filters>) =>
  applyFilters([g2, p1, p10], { ...defaultFilters, ...change }).visibleRoutes.map(
    ({ route }) => route.name,
  );

describe("search", () => {
  test.each([
    ["p1", ["P1", "P10"]],
    ["  cave ", ["G2"]],
    ["over", ["P1"]],
    ["6b+", ["P1"]],
    ["jug", ["G2"]],
    ["purple 10", ["P10"]],
    ["10 purple", ["P10"]],
    ["purple cave", []],
    ["", ["G2", "P1", "P10"]],
  ])("“%s” finds %j", (query, names) => {
    expect(getVisibleNames({ query })).toEqual(names);
  });

  test("finds a route by any part of its name, in any case", () => {
    const names = fc.string({ minLength: 1, unit: "grapheme-ascii" });

    fc.assert(
      fc.property(names, fc.nat(), fc.boolean(), (name, offset, isUpperCase) => {
        const part = name.slice(offset % name.length);
        const query = isUpperCase ? part.toUpperCase() : part;

        expect(
          applyFilters([createGymRoute({ name })], { ...defaultFilters, query }).visibleRoutes,
        ).toHaveLength(1);
      }),
    );
  });
});

describe("circuit counts", () => {
  const getCounts = (change: Partial<Filters>) =>
    Object.fromEntries(
      applyFilters([g2, p1, p10], { ...defaultFilters, ...change }).countByCircuit,
    );

  test("count the routes of hidden circuits", () => {
    expect(getCounts({ hiddenCircuits: ["Purple"] })).toEqual({ Green: 1, Purple: 2 });
  });

  test("count only routes that pass the other filters", () => {
    expect(getCounts({ sent: false })).toEqual({ Green: 1, Purple: 1 });
    expect(getCounts({ onlyProjects: true })).toEqual({ Purple: 1 });
    expect(getCounts({ query: "cave" })).toEqual({ Green: 1 });
  });
});

describe("unsent routes", () => {
  test("stay visible when sent and attempted routes are hidden", () => {
    expect(getVisibleNames({ sent: false, attempted: false })).toEqual(["G2", "P1"]);
  });
});
