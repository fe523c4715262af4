import * as z from "zod/mini";

/** Numbers of tests by result. A static check counts as one test. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Formats the last line of a run: the sum of all stages. */
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

/** Returns the counts of a stage. With an exit code other than 0, it has at least one failure. */
export function countStage(exitCode: number, counts: TestCounts | undefined): TestCounts {
  const failed = exitCode === 0 ? 0 : 1;
  if (!counts) return { passed: 1 - failed, failed, skipped: 0 };
  return { ...counts, failed: Math.max(failed, counts.failed) };
}
