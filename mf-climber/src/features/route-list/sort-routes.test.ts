import fc from "fast-check";
import type { RouteSort } from "@topout/shared/platform";
import { describe, expect, test } from "vitest";

import { createGymRoute } from "../../testing/gym-route.ts";
import { sortRoutes } from "./sort-routes.ts";

type Told = NonNullable<Parameters<typeof createGymRoute>[0]>;

const sorts: readonly RouteSort[] = ["name", "sent", "mostSent", "location", "style"];

const sorted = (told: readonly Told[], sort: RouteSort) =>
  sortRoutes(told.map(createGymRoute), sort).map(({ route }) => route.name);

describe("routes sorted by name", () => {
  test.each([
    ["count their numbers", ["g10", "g2", "g1"], ["g1", "g2", "g10"]],
    ["count every number in them", ["g2 v10", "g10 v1", "g2 v9"], ["g2 v9", "g2 v10", "g10 v1"]],
    ["know no case", ["G10", "g2", "G1"], ["G1", "g2", "G10"]],
    ["know no leading zeros", ["g03", "g4", "g2"], ["g2", "g03", "g4"]],
    ["know no accents", ["zz", "éclair", "arete"], ["arete", "éclair", "zz"]],
    ["begin with those that have none", ["g1", "", "1"], ["", "1", "g1"]],
  ])("%s", (_rule, names, inOrder) => {
    expect(
      sorted(
        names.map((name) => ({ name })),
        "name",
      ),
    ).toEqual(inOrder);
  });
});

describe("routes sorted otherwise", () => {
  const told: Told[] = [
    { name: "g10", state: "attempted", climb_count: 2, location: "Wall 10", style: "Jug" },
    { name: "g2", state: "unsent", climb_count: 10, location: "Wall 2", style: "" },
    { name: "g1", state: "sent", climb_count: 2, location: "", style: "Arete" },
  ];

  test.each([
    ["sent", ["g1", "g10", "g2"]],
    ["mostSent", ["g2", "g1", "g10"]],
    ["location", ["g1", "g2", "g10"]],
    ["style", ["g2", "g1", "g10"]],
  ] as const)("by %s are %j", (sort, inOrder) => {
    expect(sorted(told, sort)).toEqual(inOrder);
  });

  test.each(sorts)("by %s leave equals in the natural order of their names", (sort) => {
    expect(sorted([{ name: "g10" }, { name: "G2" }, { name: "" }], sort)).toEqual([
      "",
      "G2",
      "g10",
    ]);
  });
});

describe("any routes, by any sort", () => {
  const anyRoute = fc.record({
    name: fc.oneof(
      fc.string(),
      fc.nat(20).map((at) => `g${at}`),
    ),
    location: fc.constantFrom("", "Cave", "cave", "Wall 2", "Wall 10"),
    style: fc.constantFrom("", "Jug", "Slab, Jug"),
    climb_count: fc.nat(3),
    state: fc.constantFrom("plain" as const, "unsent" as const, "attempted" as const),
  });
  const anyList = fc.array(anyRoute.map(createGymRoute));
  const anySort = fc.constantFrom(...sorts);

  test("are all there, once each, and the list that was given stays as it was", () => {
    fc.assert(
      fc.property(anyList, anySort, (listed, sort) => {
        const before = [...listed];

        const after = sortRoutes(listed, sort);

        expect(listed).toEqual(before);
        expect(after).toHaveLength(listed.length);
        expect(new Set(after)).toEqual(new Set(listed));
      }),
    );
  });

  test("stay where they are when they are sorted again, so that nothing jumps", () => {
    fc.assert(
      fc.property(anyList, anySort, (listed, sort) => {
        const once = sortRoutes(listed, sort);

        expect(sortRoutes(once, sort)).toEqual(once);
      }),
    );
  });

  test("of equal names keep the order in which they came", () => {
    fc.assert(
      fc.property(fc.nat(20), anySort, (count, sort) => {
        const listed = Array.from({ length: count }, (_, at) =>
          createGymRoute({ name: at % 2 === 0 ? "g1" : "G1" }),
        );

        expect(sortRoutes(listed, sort)).toEqual(listed);
      }),
    );
  });
});
