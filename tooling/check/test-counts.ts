import * as z from "zod/mini";

/** How many checks went which way; a static check counts as one. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The line that closes a run: every suite added up. */
export function formatSummary(tallies: readonly TestCounts[]): string {
  const sum = (which: keyof TestCounts) =>
    tallies.reduce((total, tally) => total + tally[which], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`;
}

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** What Vitest's JSON report says. A test file that could not even be read counts as one that failed. */
export function parseVitestReport(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    VitestReport.parse(report);
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unread.length,
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

/** What Playwright's JSON report says. A journey that passed only when tried again has not passed. */
export function parsePlaywrightReport(report: unknown): TestCounts {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** A stage as a whole: what its exit code says outweighs a report that knows of no failure. */
export function countStage(exitCode: number, counted: TestCounts | undefined): TestCounts {
  const failed = exitCode === 0 ? 0 : 1;
  if (!counted) return { passed: 1 - failed, failed, skipped: 0 };
  return { ...counted, failed: Math.max(failed, counted.failed) };
}
