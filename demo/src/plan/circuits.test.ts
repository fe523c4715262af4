import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { gritworks } from "../gyms/gritworks/gritworks.ts";
import { harbourBlocs } from "../gyms/harbour-blocs/harbour-blocs.ts";
import { planCircuits, planSets } from "./circuits.ts";

const CREATED = new Date("2023-01-01");
const circuitPlans = planCircuits(gritworks, CREATED);

const anyNow = fc.date({
  min: new Date("2024-01-01"),
  max: new Date("2040-01-01"),
  noInvalidDate: true,
});
const toMonthNumber = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();

describe("planSets", () => {
  test("plans two sets, one month apart, and none in the future", () => {
    fc.assert(
      fc.property(anyNow, fc.constantFrom(...circuitPlans), (now, circuit) => {
        const dates = planSets(circuit, now).map(({ date }) => date);

        expect(dates.map(toMonthNumber)).toEqual([
          expect.any(Number),
          toMonthNumber(dates[0] ?? now) + 1,
        ]);
        expect(dates.every((date) => date < now)).toBe(true);
      }),
    );
  });

  test("plans a current set of this month or the previous one", () => {
    fc.assert(
      fc.property(anyNow, fc.constantFrom(...circuitPlans), (now, circuit) => {
        const newer = planSets(circuit, now).at(-1);

        expect(toMonthNumber(now) - toMonthNumber(newer?.date ?? new Date(0))).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });

  test("plans no older set for a circuit without older routes", () => {
    fc.assert(
      fc.property(
        anyNow,
        fc.constantFrom(...planCircuits(harbourBlocs, CREATED)),
        (now, circuit) => {
          expect(planSets(circuit, now)).toMatchObject([{ circuit, replacedAt: undefined }]);
        },
      ),
    );
  });

  test("replaces the older set at the opening of the newer one", () => {
    const [circuit] = circuitPlans;
    const [older, newer] = circuit ? planSets(circuit, new Date("2026-11-21T18:30:00Z")) : [];

    expect(older?.replacedAt).toEqual(newer?.date);
    expect(newer?.replacedAt).toBeUndefined();
  });
});
