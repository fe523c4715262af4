import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { parseFilterParams, writeFilterParams } from "./filter-params.ts";
import { defaultFilters, type Filters } from "./filters.ts";

const circuits = [{ id: "green" }, { id: "white" }, { id: "purple" }];
const read = (search: string) => parseFilterParams(new URLSearchParams(search), circuits);

describe("filters in the address", () => {
  test("leave the default view's address bare", () => {
    expect(writeFilterParams(new URLSearchParams(), defaultFilters).toString()).toBe("");
    expect(read("")).toEqual({ ...defaultFilters, hiddenCircuits: undefined });
  });

  test("say only what is hidden, and leave the rest of the address as it was", () => {
    const filters = { ...defaultFilters, sent: false, attempted: false, hiddenCircuits: ["green"] };

    expect(writeFilterParams(new URLSearchParams("route=1"), filters).toString()).toBe(
      "route=1&hide=sent.attempted&without=green",
    );
  });

  test("are read back as they were said", () => {
    const anyFilters: fc.Arbitrary<Filters> = fc.record({
      sent: fc.boolean(),
      attempted: fc.boolean(),
      projects: fc.boolean(),
      hiddenCircuits: fc.subarray(circuits.map(({ id }) => id)),
      query: fc.string().map((query) => query.trim()),
    });

    fc.assert(
      fc.property(anyFilters, (filters) => {
        const address = writeFilterParams(new URLSearchParams("route=1"), filters).toString();
        const { hiddenCircuits = [], ...said } = read(address);

        expect({ ...said, hiddenCircuits }).toEqual(filters);
      }),
    );
  });

  test("ignore what nobody could have chosen", () => {
    expect(read("hide=everything&projects=maybe&without=brown")).toEqual(read(""));
  });

  test("keep the circuits that this gym has", () => {
    expect(read("without=brown.white").hiddenCircuits).toEqual(["white"]);
  });
});
