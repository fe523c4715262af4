import { plural } from "@topout/shared/domain";

import { findBrokenReferences } from "../database/broken-references.ts";
import { checkFiles } from "./check-files.ts";
import { type CheckEntry, CheckReport, type CheckSummary, countProblems } from "./check-report.ts";
import type { FileCheckOptions } from "./file-check-options.ts";
import { recordOperation } from "../database/operation-runs.ts";

export interface CheckOptions extends Omit<FileCheckOptions, "report"> {
  /** Called with each result at once. */
  readonly onEntry: (entry: CheckEntry) => void;
}

/** Compares the database with the storage, and the rows with their foreign keys. */
export async function checkInstallation({
  onEntry,
  ...options
}: CheckOptions): Promise<CheckSummary> {
  const report = new CheckReport(onEntry);
  await checkFiles({ ...options, report });
  for await (const { table, constraint, rowCount } of findBrokenReferences(options.db)) {
    report.add({ kind: "broken", name: `${constraint}: ${rowCount} rows of ${table}` });
  }
  return report.getSummary();
}

/** Checks the installation and stores the result. Problems count as a failure. */
export async function recordCheck(options: CheckOptions): Promise<CheckSummary> {
  const { details } = await recordOperation(options.db, "check", async () => {
    const summary = await checkInstallation(options);
    const problemCount = countProblems(summary);
    return { details: summary, ...(problemCount > 0 && { failure: formatProblems(problemCount) }) };
  });
  return details;
}

export const formatProblems = (count: number): string =>
  plural(count, { one: "1 problem found", other: `${count} problems found` });
