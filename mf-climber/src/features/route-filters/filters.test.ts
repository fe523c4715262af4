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
const p10 = createGymRoute({ name: "P10", circuit: "Purple", state: "sent", project: true });

const shownBy = (change: Partial<Filters>) =>
  applyFilters([g2, p1, p10], { ...defaultFilters, ...change }).shown.map(
    ({ route }) => route.name,
  );

describe("a search", () => {
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
  ])("for “%s” finds %j", (query, names) => {
    expect(shownBy({ query })).toEqual(names);
  });

  test("for any part of a route's name finds that route, whatever the case", () => {
    const names = fc.string({ minLength: 1, unit: "grapheme-ascii" });

    fc.assert(
      fc.property(names, fc.nat(), fc.boolean(), (name, at, upper) => {
        const part = name.slice(at % name.length);
        const query = upper ? part.toUpperCase() : part;

        expect(
          applyFilters([createGymRoute({ name })], { ...defaultFilters, query }).shown,
        ).toHaveLength(1);
      }),
    );
  });
});

describe("the number on a circuit's chip", () => {
  const countsBy = (change: Partial<Filters>) =>
    Object.fromEntries(applyFilters([g2, p1, p10], { ...defaultFilters, ...change }).countOf);

  test("is that of its routes, also while it is switched off", () => {
    expect(countsBy({ hiddenCircuits: ["Purple"] })).toEqual({ Green: 1, Purple: 2 });
  });

  test("follows every other filter", () => {
    expect(countsBy({ sent: false })).toEqual({ Green: 1, Purple: 1 });
    expect(countsBy({ projects: true })).toEqual({ Purple: 1 });
    expect(countsBy({ query: "cave" })).toEqual({ Green: 1 });
  });
});

describe("routes that nobody has touched", () => {
  test("show whatever is hidden of one's record", () => {
    expect(shownBy({ sent: false, attempted: false })).toEqual(["G2", "P1"]);
  });
});
