import * as z from "zod/mini";

/** The results of tests. A static check counts as one test. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The last line of a run: the sum of all stages. */
export function formatSummary(counts: readonly TestCounts[]): string {
  const sum = (key: keyof TestCounts) => counts.reduce((total, stage) => total + stage[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`;
}

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Reads Vitest's JSON report. A test file that could not be imported counts as one failed test. */
export function parseVitestReport(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    VitestReport.parse(report);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  };
}

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
});

/** Reads Playwright's JSON report. A flaky test counts as failed. */
export function parsePlaywrightReport(report: unknown): TestCounts {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** The counts of a stage. If its exit code is not 0, at least one test has failed. */
export function countStage(exitCode: number, counts: TestCounts | undefined): TestCounts {
  const failed = exitCode === 0 ? 0 : 1;
  if (!counts) return { passed: 1 - failed, failed, skipped: 0 };
  return { ...counts, failed: Math.max(failed, counts.failed) };
}
