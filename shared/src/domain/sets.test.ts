import { describe, expect, test } from "vitest";

import { getCurrentSets } from "./sets.ts";

const set = (id: string, circuit_id: string, date: string) => ({ id, circuit_id, date });

describe("the current set of a circuit", () => {
  test("is the one with the latest date", () => {
    const october = set("1", "pink", "2026-10-01T00:00:00.000Z");
    const november = set("2", "pink", "2026-11-01T00:00:00.000Z");

    expect(getCurrentSets([november, october]).get("pink")).toBe(november);
  });

  test("is the one made later where two share a date", () => {
    const first = set("1", "pink", "2026-11-01T00:00:00.000Z");
    const second = set("2", "pink", "2026-11-01T00:00:00.000Z");

    expect(getCurrentSets([second, first]).get("pink")).toBe(second);
  });

  test("is each circuit's own", () => {
    const pink = set("1", "pink", "2026-10-01T00:00:00.000Z");
    const blue = set("2", "blue", "2026-11-01T00:00:00.000Z");

    expect([...getCurrentSets([pink, blue]).values()]).toEqual([pink, blue]);
  });
});
