import { describe, expect, test } from "vitest";

import { createRandom } from "./testing/create-random.ts";
import { getRateInterval } from "./get-rate-interval.ts";

const RUNS = process.env["FULL_SIZE"] ? 1_000 : 100;

describe("getRateInterval", () => {
  test("returns null without visits", () => {
    expect(getRateInterval({ visits: 0, visitsWithErrors: 0 })).toBeNull();
  });

  test("contains the observed rate, and is narrower after more visits", () => {
    const few = getRateInterval({ visits: 1_000, visitsWithErrors: 2 });
    const many = getRateInterval({ visits: 100_000, visitsWithErrors: 200 });

    expect(few).toMatchObject({ rate: 0.002 });
    expect(few?.low).toBeLessThan(0.0002);
    expect(few?.high).toBeGreaterThan(0.009);
    expect(many?.low).toBeCloseTo(0.0015, 3);
    expect(many?.high).toBeCloseTo(0.0025, 3);
  });

  test("ends at 0 without errors, and at 1 if every visit had one", () => {
    expect(getRateInterval({ visits: 50, visitsWithErrors: 0 })).toMatchObject({ rate: 0, low: 0 });
    expect(getRateInterval({ visits: 50, visitsWithErrors: 50 })).toMatchObject({
      rate: 1,
      high: 1,
    });
  });

  test.each([0.001, 0.02])(
    "misses a true rate of %s in less than 5 % of the runs, with a look after every 100 visits",
    (rate) => {
      const missedRuns = Array.from({ length: RUNS }, (_, seed) => isEverMissed(rate, seed)).filter(
        Boolean,
      );

      expect(missedRuns.length).toBeLessThan(RUNS * 0.05);
    },
  );
});

function isEverMissed(rate: number, seed: number): boolean {
  const random = createRandom(seed);
  let visitsWithErrors = 0;
  for (let visits = 1; visits <= 20_000; visits++) {
    if (random() < rate) visitsWithErrors++;
    if (visits % 100 > 0) continue;
    const interval = getRateInterval({ visits, visitsWithErrors });
    if (interval && (rate < interval.low || rate > interval.high)) return true;
  }
  return false;
}
