import { ROUTE_MARKS } from "@topout/shared/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { formatFilterParams, parseFilterParams } from "./filter-params.ts";
import { defaultFilters, type Filters } from "./filters.ts";

const circuits = [{ id: "green" }, { id: "white" }, { id: "purple" }];
const emptyParams = { grades: "", hide: "", hideCircuits: "", marks: "", projects: "", q: "" };

describe("filter params", () => {
  test("are empty for the default filters", () => {
    expect(formatFilterParams(defaultFilters)).toEqual(emptyParams);
    expect(parseFilterParams({}, circuits)).toEqual({
      ...defaultFilters,
      hiddenCircuits: undefined,
    });
  });

  test("list only hidden states and circuits", () => {
    const filters = { ...defaultFilters, sent: false, attempted: false, hiddenCircuits: ["green"] };

    expect(formatFilterParams(filters)).toEqual({
      ...emptyParams,
      hide: "sent.attempted",
      hideCircuits: "green",
    });
  });

  test("are parsed back to the same filters", () => {
    const anyFilters: fc.Arbitrary<Filters> = fc.record({
      sent: fc.boolean(),
      attempted: fc.boolean(),
      onlyProjects: fc.boolean(),
      marks: fc.subarray([...ROUTE_MARKS]),
      grades: fc.option(
        fc
          .tuple(fc.nat(60), fc.nat(60))
          .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
      ),
      hiddenCircuits: fc.subarray(circuits.map(({ id }) => id)),
      query: fc.string().map((query) => query.trim()),
    });

    fc.assert(
      fc.property(anyFilters, (filters) => {
        const { hiddenCircuits = [], ...parsed } = parseFilterParams(
          formatFilterParams(filters),
          circuits,
        );

        expect({ ...parsed, hiddenCircuits }).toEqual(filters);
      }),
    );
  });

  test.each(["", "3", "x", "3.x", "5.3"])("have no range of grades for %j", (grades) => {
    expect(parseFilterParams({ grades }, circuits).grades).toBeNull();
  });

  test("ignore unknown values", () => {
    expect(
      parseFilterParams(
        { hide: "everything", marks: "old", projects: "maybe", hideCircuits: "brown" },
        circuits,
      ),
    ).toEqual(parseFilterParams({}, circuits));
  });

  test("ignore the circuits of another gym", () => {
    expect(parseFilterParams({ hideCircuits: "brown.white" }, circuits).hiddenCircuits).toEqual([
      "white",
    ]);
  });
});
