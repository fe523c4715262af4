import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

import { parseVitestReport } from "../check/test-counts.ts";
import { sumCounts } from "./sum-counts.ts";
import type { Suite } from "./suites.ts";

interface SuiteResult {
  readonly hasPassed: boolean;
  readonly seconds: number;
  /** What the tests counted, by name. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Runs the tests of a suite at full size. */
export function runSuite(root: string, { files }: Suite): SuiteResult {
  const folder = mkdtempSync(join(tmpdir(), "topout-trust-"));
  const [report, counts] = [join(folder, "report.json"), join(folder, "counts.jsonl")];
  const startTime = performance.now();
  const { status, error } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      "--project=!api-external",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...files,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        PATH: [dirname(process.execPath), process.env["PATH"]].join(delimiter),
        FULL_SIZE: "1",
        TRUST_COUNTS: counts,
      },
      stdio: "inherit",
    },
  );
  if (error) throw error;
  const seconds = Math.round((performance.now() - startTime) / 1_000);
  const tests = existsSync(report)
    ? parseVitestReport(JSON.parse(readFileSync(report, "utf8"))).passed
    : 0;
  const lines = existsSync(counts) ? readFileSync(counts, "utf8") : "";
  rmSync(folder, { recursive: true });
  return { hasPassed: status === 0, seconds, counts: { tests, ...sumCounts(lines) } };
}

/** Formats the counts in one line, such as `12 tests, 10,000 requests, 41 s`. */
export function formatCounts({ counts, seconds }: SuiteResult): string {
  const parts = Object.entries(counts).map(
    ([name, count]) => `${count.toLocaleString("en")} ${name}`,
  );
  return [...parts, `${seconds} s`].join(", ");
}
