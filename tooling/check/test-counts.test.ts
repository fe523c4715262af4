import { describe, expect, test } from "vitest";

import {
  formatSummary,
  parsePlaywrightReport,
  countStage,
  parseVitestReport,
} from "./test-counts.ts";

describe("formatSummary", () => {
  test("adds up all stages", () => {
    const line = formatSummary([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 40, failed: 2, skipped: 3 },
    ]);

    expect(line).toBe("41 passed, 2 failed, 3 skipped");
  });
});

describe("parseVitestReport", () => {
  test("counts a file that could not be imported as one failure", () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: "failed", assertionResults: [{}] },
        { status: "failed", assertionResults: [] },
        { status: "passed", assertionResults: [{}] },
      ],
    };

    expect(parseVitestReport(report)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });
});

describe("parsePlaywrightReport", () => {
  test("counts a flaky test as failed", () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };

    expect(parsePlaywrightReport({ stats })).toEqual({ passed: 7, failed: 2, skipped: 0 });
  });
});

describe("countStage", () => {
  test("counts a stage without a report as one test", () => {
    expect(countStage(0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countStage(2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test("adds a failure if the runner fails but reports none", () => {
    const counts = { passed: 9, failed: 0, skipped: 0 };

    expect(countStage(1, counts)).toEqual({ passed: 9, failed: 1, skipped: 0 });
  });
});
