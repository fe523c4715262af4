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

describe("the filters of marks", () => {
  const tomorrow = { date: "2026-11-27", daysLeft: 1 };
  const newRoute = createGymRoute({ name: "N1", isNew: true });
  const leavingProject = createGymRoute({ name: "L1", lastDay: tomorrow, isProject: true });
  const both = createGymRoute({ name: "B1", isNew: true, lastDay: tomorrow, circuit: "Purple" });
  const routes = [g2, newRoute, leavingProject, both];

  const filter = (change: Partial<Filters>) =>
    applyFilters(routes, { ...defaultFilters, ...change });
  const getNames = (change: Partial<Filters>) =>
    filter(change).visibleRoutes.map(({ route }) => route.name);

  test("show routes with either mark, and the other filters narrow them", () => {
    expect(getNames({ marks: ["new"] })).toEqual(["N1", "B1"]);
    expect(getNames({ marks: ["leaving"] })).toEqual(["L1", "B1"]);
    expect(getNames({ marks: ["new", "leaving"] })).toEqual(["N1", "L1", "B1"]);
    expect(getNames({ marks: ["new", "leaving"], onlyProjects: true })).toEqual(["L1"]);
    expect(getNames({ marks: ["new"], hiddenCircuits: ["Purple"] })).toEqual(["N1"]);
    expect(getNames({ marks: ["new"], query: "b1" })).toEqual(["B1"]);
  });

  test("have counts that ignore all filters", () => {
    expect(Object.fromEntries(filter({ query: "b1" }).countByMark)).toEqual({ new: 2, leaving: 2 });
  });

  test("have no effect while no route has the mark", () => {
    const filters: Filters = { ...defaultFilters, marks: ["new", "leaving"] };

    expect(applyFilters([g2, p1], filters)).toMatchObject({ marks: [], visibleRoutes: [g2, p1] });
    expect(applyFilters([g2, newRoute], filters)).toMatchObject({
      marks: ["new"],
      visibleRoutes: [newRoute],
    });
  });
});

describe("a range of grades", () => {
  const v3 = createGymRoute({ name: "V3", grade_rank: { min: 3, max: 3 } });
  const v4To6 = createGymRoute({ name: "V4–V6", grade_rank: { min: 4, max: 6 } });
  const unranked = createGymRoute({ name: "Spicy" });
  const getNames = (min: number, max: number) =>
    applyFilters([v3, v4To6, unranked], {
      ...defaultFilters,
      grades: { min, max },
    }).visibleRoutes.map(({ route }) => route.name);

  test("shows the ranked routes that overlap it", () => {
    expect(getNames(0, 3)).toEqual(["V3"]);
    expect(getNames(3, 4)).toEqual(["V3", "V4–V6"]);
    expect(getNames(5, 5)).toEqual(["V4–V6"]);
    expect(getNames(7, 9)).toEqual([]);
    expect(getNames(0, 99)).toEqual(["V3", "V4–V6"]);
  });

  test("has no effect while no route has a rank", () => {
    const filters = { ...defaultFilters, grades: { min: 0, max: 3 } };

    expect(applyFilters([g2, unranked], filters)).toMatchObject({
      grades: null,
      visibleRoutes: [g2, unranked],
    });
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
