import { describe, expect, test } from "vitest";

import { getCurrentSets } from "./sets.ts";

const createSet = (id: string, circuit_id: string, date: string) => ({ id, circuit_id, date });

describe("getCurrentSets", () => {
  test("returns the set with the latest date", () => {
    const october = createSet("1", "pink", "2026-10-01T00:00:00.000Z");
    const november = createSet("2", "pink", "2026-11-01T00:00:00.000Z");

    expect(getCurrentSets([november, october]).get("pink")).toBe(november);
  });

  test("returns the latest id if dates are equal", () => {
    const first = createSet("1", "pink", "2026-11-01T00:00:00.000Z");
    const second = createSet("2", "pink", "2026-11-01T00:00:00.000Z");

    expect(getCurrentSets([second, first]).get("pink")).toBe(second);
  });

  test("returns one set per circuit", () => {
    const pink = createSet("1", "pink", "2026-10-01T00:00:00.000Z");
    const blue = createSet("2", "blue", "2026-11-01T00:00:00.000Z");

    expect([...getCurrentSets([pink, blue]).values()]).toEqual([pink, blue]);
  });
});
