import { ROUTE_MARKS } from "@topout/shared/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { formatFilterParams, parseFilterParams } from "./filter-params.ts";
import { defaultFilters, type Filters } from "./filters.ts";

const circuits = [{ id: "green" }, { id: "white" }, { id: "purple" }];
const grades = ["VB", "V0", "6a+ / V3", "V10"];
const scale = { grades };
const gym = { circuits, scale };
const emptyParams = {
  fromGrade: "",
  hide: "",
  hideCircuits: "",
  marks: "",
  projects: "",
  q: "",
  toGrade: "",
};

describe("filter params", () => {
  test("are empty for the default filters", () => {
    expect(formatFilterParams(defaultFilters, scale)).toEqual(emptyParams);
    expect(parseFilterParams({}, gym)).toEqual({
      ...defaultFilters,
      hiddenCircuits: undefined,
    });
  });

  test("list only hidden states and circuits", () => {
    const filters = { ...defaultFilters, sent: false, attempted: false, hiddenCircuits: ["green"] };

    expect(formatFilterParams(filters, scale)).toEqual({
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
          .tuple(fc.nat(3), fc.nat(3))
          .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
      ),
      hiddenCircuits: fc.subarray(circuits.map(({ id }) => id)),
      query: fc.string().map((query) => query.trim()),
    });

    fc.assert(
      fc.property(anyFilters, (filters) => {
        const { hiddenCircuits = [], ...parsed } = parseFilterParams(
          formatFilterParams(filters, scale),
          gym,
        );

        expect({ ...parsed, hiddenCircuits }).toEqual(filters);
      }),
    );
  });

  test.each([
    {},
    { fromGrade: "V0" },
    { toGrade: "V0" },
    { fromGrade: "V0", toGrade: "V17" },
    { fromGrade: "V10", toGrade: "V0" },
  ])("have no range of grades for %j", (params) => {
    expect(parseFilterParams(params, gym).grades).toBeNull();
  });

  test("keep the grades of a range if the scale changes", () => {
    const params = formatFilterParams({ ...defaultFilters, grades: { min: 1, max: 3 } }, scale);

    expect(params).toMatchObject({ fromGrade: "V0", toGrade: "V10" });
    expect(
      parseFilterParams(params, { circuits, scale: { grades: ["V0", "V10"] } }).grades,
    ).toEqual({
      min: 0,
      max: 1,
    });
  });

  test("ignore unknown values", () => {
    expect(
      parseFilterParams(
        { hide: "everything", marks: "old", projects: "maybe", hideCircuits: "brown" },
        gym,
      ),
    ).toEqual(parseFilterParams({}, gym));
  });

  test("ignore the circuits of another gym", () => {
    expect(parseFilterParams({ hideCircuits: "brown.white" }, gym).hiddenCircuits).toEqual([
      "white",
    ]);
  });
});
