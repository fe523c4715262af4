import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { circuitPlans, planSets } from "./circuits.ts";

const anyNow = fc.date({
  min: new Date("2024-01-01"),
  max: new Date("2040-01-01"),
  noInvalidDate: true,
});
const month = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();

describe("a circuit's sets", () => {
  test("are two, a month apart, and none is to come", () => {
    fc.assert(
      fc.property(anyNow, fc.constantFrom(...circuitPlans), (now, circuit) => {
        const dates = planSets(circuit, now).map(({ date }) => date);

        expect(dates.map(month)).toEqual([expect.any(Number), month(dates[0] ?? now) + 1]);
        expect(dates.every((date) => date < now)).toBe(true);
      }),
    );
  });

  test("are up to date: the newer one is of this month or the last", () => {
    fc.assert(
      fc.property(anyNow, fc.constantFrom(...circuitPlans), (now, circuit) => {
        const newer = planSets(circuit, now).at(-1);

        expect(month(now) - month(newer?.date ?? new Date(0))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("follow each other without a gap", () => {
    const [circuit] = circuitPlans;
    const [older, newer] = circuit ? planSets(circuit, new Date("2026-11-21T18:30:00Z")) : [];

    expect(older?.replacedAt).toEqual(newer?.date);
    expect(newer?.replacedAt).toBeUndefined();
  });
});
