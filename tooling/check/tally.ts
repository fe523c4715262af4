/** How many checks went which way; a static check counts as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** The line that closes a run. */
export const closingLine = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** What Vitest's JSON report says: a test file that could not even be read counts as failed. */
export function tallyOfVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = counts(report);
  const unread = list(report, "testResults").filter(
    (file) => text(file, "status") === "failed" && list(file, "assertionResults").length === 0,
  );
  return {
    passed: numPassedTests ?? 0,
    failed: (numFailedTests ?? 0) + unread.length,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
}

/** What Playwright's JSON report says: a test that passed only when tried again has passed. */
export function tallyOfPlaywright(report: unknown): Tally {
  const { expected, unexpected, flaky, skipped } = counts(field(report, "stats"));
  return {
    passed: (expected ?? 0) + (flaky ?? 0),
    failed: (unexpected ?? 0) + (list(report, "errors").length > 0 && !unexpected ? 1 : 0),
    skipped: skipped ?? 0,
  };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

function list(value: unknown, name: string): unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}

function text(value: unknown, name: string): string | undefined {
  const found = field(value, name);
  return typeof found === "string" ? found : undefined;
}

function counts(value: unknown): Readonly<Record<string, number | undefined>> {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, count]) => typeof count === "number"));
}
