import { describe, expect, test } from "vitest";

import { createVisitReport } from "./visit-report.ts";

const shell = { part: "shell", release: "thZ8JFs9" } as const;
const climber = { part: "climber", release: "5e8070708c1e9511" } as const;
const error = { name: "Error", problem: "Other", place: "x.js:1:1", route: "/" } as const;
const empty = { taps: 0, failed_taps: [], failed_loads: 0, vitals: {}, errors: [] };

describe("createVisitReport", () => {
  test("collects what happens to each release", () => {
    const report = createVisitReport();
    report.addVisit(shell);
    report.addTap(climber, undefined);
    report.addTap(climber, "STALE");
    report.addTap(climber, "STALE");
    report.addFailedLoad(climber);
    report.addVitals(shell, { lcp: 900 });

    expect(report.takeParts()).toEqual([
      { ...shell, ...empty, vitals: { lcp: 900 } },
      {
        ...climber,
        ...empty,
        taps: 3,
        failed_taps: [{ reason: "STALE", count: 2 }],
        failed_loads: 1,
      },
    ]);
  });

  test("reports a release without events once, and only what is new", () => {
    const report = createVisitReport();
    report.addVisit(shell);
    report.takeParts();

    report.addVisit(shell);
    expect(report.takeParts()).toEqual([]);
    report.addError(shell, error);
    expect(report.takeParts()).toEqual([{ ...shell, ...empty, errors: [error] }]);
  });

  test("contains equal errors once, and at most as many as the server accepts", () => {
    const report = createVisitReport();
    for (let n = 0; n < 9; n += 1) {
      report.addError(shell, error);
      report.addError(shell, { ...error, place: `x.js:1:${n}` });
    }

    expect(report.takeParts()[0]?.errors).toHaveLength(5);
  });
});
