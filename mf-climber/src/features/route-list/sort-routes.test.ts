import fc from "fast-check";
import type { RouteSort } from "@topout/shared/platform";
import { describe, expect, test } from "vitest";

import { createGymRoute } from "../../testing/gym-route.ts";
import { sortRoutes } from "./sort-routes.ts";

type GymRouteInput = NonNullable<Parameters<typeof createGymRoute>[0]>;

const sorts: readonly RouteSort[] = ["name", "sent", "mostSent", "location", "style", "grade"];

const getSortedNames = (inputs: readonly GymRouteInput[], sort: RouteSort) =>
  sortRoutes(inputs.map(createGymRoute), sort).map(({ route }) => route.name);

describe("sorting by name", () => {
  test.each([
    ["compares numbers by value", ["g10", "g2", "g1"], ["g1", "g2", "g10"]],
    [
      "compares every number of a name",
      ["g2 v10", "g10 v1", "g2 v9"],
      ["g2 v9", "g2 v10", "g10 v1"],
    ],
    ["ignores case", ["G10", "g2", "G1"], ["G1", "g2", "G10"]],
    ["ignores leading zeros", ["g03", "g4", "g2"], ["g2", "g03", "g4"]],
    ["ignores accents", ["zz", "éclair", "arete"], ["arete", "éclair", "zz"]],
    ["puts empty names first", ["g1", "", "1"], ["", "1", "g1"]],
  ])("%s", (_rule, names, expected) => {
    expect(
      getSortedNames(
        names.map((name) => ({ name })),
        "name",
      ),
    ).toEqual(expected);
  });
});

describe("sorting by other fields", () => {
  const inputs: GymRouteInput[] = [
    {
      name: "g10",
      state: "attempted",
      climb_count: 2,
      location: "Wall 10",
      style: "Jug",
      grade_rank: { min: 4, max: 4 },
    },
    { name: "g2", state: "unsent", climb_count: 10, location: "Wall 2", style: "" },
    {
      name: "g1",
      state: "sent",
      climb_count: 2,
      location: "",
      style: "Arete",
      grade_rank: { min: 4, max: 5 },
    },
  ];

  test.each([
    ["sent", ["g1", "g10", "g2"]],
    ["mostSent", ["g2", "g1", "g10"]],
    ["location", ["g1", "g2", "g10"]],
    ["style", ["g2", "g1", "g10"]],
    ["grade", ["g10", "g1", "g2"]],
  ] as const)("by %s returns %j", (sort, expected) => {
    expect(getSortedNames(inputs, sort)).toEqual(expected);
  });

  test.each(sorts)("by %s uses the name for equal routes", (sort) => {
    expect(getSortedNames([{ name: "g10" }, { name: "G2" }, { name: "" }], sort)).toEqual([
      "",
      "G2",
      "g10",
    ]);
  });
});

describe("sorting any routes by any field", () => {
  const anyRoute = fc.record({
    name: fc.oneof(
      fc.string(),
      fc.nat(20).map((number) => `g${number}`),
    ),
    location: fc.constantFrom("", "Cave", "cave", "Wall 2", "Wall 10"),
    style: fc.constantFrom("", "Jug", "Slab, Jug"),
    climb_count: fc.nat(3),
    grade_rank: fc.option(fc.record({ min: fc.nat(3), max: fc.nat(3) })),
    state: fc.constantFrom("unsent" as const, "attempted" as const),
  });
  const anyList = fc.array(anyRoute.map(createGymRoute));
  const anySort = fc.constantFrom(...sorts);

  test("returns every route once and does not change the input", () => {
    fc.assert(
      fc.property(anyList, anySort, (routes, sort) => {
        const before = [...routes];

        const after = sortRoutes(routes, sort);

        expect(routes).toEqual(before);
        expect(after).toHaveLength(routes.length);
        expect(new Set(after)).toEqual(new Set(routes));
      }),
    );
  });

  test("does not move routes that are sorted already", () => {
    fc.assert(
      fc.property(anyList, anySort, (routes, sort) => {
        const sortedRoutes = sortRoutes(routes, sort);

        expect(sortRoutes(sortedRoutes, sort)).toEqual(sortedRoutes);
      }),
    );
  });

  test("keeps the input order of equal names", () => {
    fc.assert(
      fc.property(fc.nat(20), anySort, (count, sort) => {
        const routes = Array.from({ length: count }, (_, index) =>
          createGymRoute({ name: index % 2 === 0 ? "g1" : "G1" }),
        );

        expect(sortRoutes(routes, sort)).toEqual(routes);
      }),
    );
  });
});
