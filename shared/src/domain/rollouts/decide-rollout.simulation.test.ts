import { describe, expect, test } from "vitest";

import { simulateRollout, type Stage } from "./testing/simulate-rollout.ts";

const RUNS = process.env["FULL_SIZE"] ? 1_000 : 100;
const MAX_VISITS = 20_000;

/** A rollout in the usual steps. At the end, few visits remain for the version before. */
const wholeRollout: readonly Stage[] = [
  { share: 0.01, visits: 5_000 },
  { share: 0.1, visits: 15_000 },
  { share: 0.5, visits: 20_000 },
  { share: 0.99, visits: 20_000 },
];

type Options = Omit<Parameters<typeof simulateRollout>[0], "seed">;

/** Returns the number of visits of each run that halted. */
const simulate = (options: Options): number[] =>
  Array.from({ length: RUNS }, (_, seed) => simulateRollout({ seed, ...options })).filter(
    (visits) => visits !== null,
  );

describe("a release with an error in 0.5 % of the visits, instead of 0.1 %", () => {
  const rates = { release: 0.005, before: 0.001 };

  test.each<[string, readonly Stage[]]>([
    ["for half of the browsers", [{ share: 0.5, visits: MAX_VISITS }]],
    [
      "in steps of 1, 10 and 50 %",
      [
        { share: 0.01, visits: 1_000 },
        { share: 0.1, visits: 4_000 },
        { share: 0.5, visits: 15_000 },
      ],
    ],
  ])("halts within 20,000 visits in 95 % of the runs: %s", (_name, stages) => {
    expect(simulate({ rates, stages }).length).toBeGreaterThanOrEqual(RUNS * 0.95);
  });

  test("halts within 20,000 visits in 95 % of the runs with 100 visits an hour", () => {
    const stages = [{ share: 0.5, visits: MAX_VISITS }];
    const halts = simulate({ rates, stages, visitsPerPeriod: 100 });
    expect(halts.length).toBeGreaterThanOrEqual(RUNS * 0.95);
  });

  test("halts within 20,000 visits of the release in 95 % of the runs: for a tenth of the browsers", () => {
    const stages = [{ share: 0.1, visits: MAX_VISITS * 10 }];
    expect(simulate({ rates, stages }).length).toBeGreaterThanOrEqual(RUNS * 0.95);
  });
});

describe("a release with the error rate of the version before it halts in less than 5 % of the runs", () => {
  test.each([0.001, 0.01, 0.2])("with errors in a share of %s of the visits", (rate) => {
    const halts = simulate({ rates: { release: rate, before: rate }, stages: wholeRollout });
    expect(halts.length).toBeLessThan(RUNS * 0.05);
  });

  test.each([0.02, 0.2])("with 100 visits an hour, %s of them with errors", (rate) => {
    const rates = { release: rate, before: rate };
    const stages = wholeRollout.map(({ share }) => ({ share, visits: 2_500 }));
    const halts = simulate({ rates, stages, visitsPerPeriod: 100 });
    expect(halts.length).toBeLessThan(RUNS * 0.05);
  });

  test("if both versions have ten times as many errors while half of the browsers have it", () => {
    const halts = simulate({
      rates: { release: 0.001, before: 0.001 },
      stages: wholeRollout,
      getIncidentFactor: (visit) => (visit >= 20_000 && visit < 40_000 ? 10 : 1),
    });
    expect(halts.length).toBeLessThan(RUNS * 0.05);
  });
});
