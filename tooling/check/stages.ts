import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { type TestCounts, parsePlaywrightReport, parseVitestReport } from "./test-counts.ts";

/** One check: commands that must all succeed. */
export interface Stage {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** The working directory. The default is the root. */
  readonly cwd?: string;
  /** Runs only when `--only` names it. */
  readonly isOptional?: boolean;
  /** The test runner's report. A stage without a report counts as one test. */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => TestCounts };
}

/** All checks, fastest first. */
export function getStages(root: string): Stage[] {
  return [...staticStages(root), ...runningStages(root), ...optionalStages(root)];
}

function staticStages(root: string): Stage[] {
  const packages = readdirSync(root).filter((name) =>
    existsSync(join(root, name, "tsconfig.json")),
  );
  return [
    { name: "format", commands: [["oxfmt", "--check"]] },
    { name: "packages", commands: [["sherif"]] },
    { name: "lint", commands: [["oxlint", "--type-aware", "--deny-warnings"]] },
    { name: "boundaries", commands: [["node", "tooling/boundaries/check.ts"]] },
    { name: "dead-code", commands: [["knip"]] },
    { name: "browsers", commands: [["node", "tooling/browsers/check.ts"]] },
    {
      name: "types",
      commands: [...packages, "tsconfig.browser.json"].map((project) => [
        "tsc",
        "--noEmit",
        "--project",
        project,
      ]),
    },
  ];
}

function runningStages(root: string): Stage[] {
  const unitReport = join(root, "node_modules/.vitest-report.json");
  const unitReporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ];
  return [
    // Runs before the tests, so that a missing browser fails early.
    { name: "browser", commands: [["node", "tooling/browser/check.ts"]] },
    {
      name: "unit",
      commands: [
        ["vitest", "run", ...unitReporters],
        ["node", "api/src/testing/check-responses.ts"],
      ],
      report: { file: unitReport, read: parseVitestReport },
    },
    { name: "build", commands: [["node", "tooling/build/build.ts"]] },
    { name: "size", commands: [["size-limit"]] },
    { name: "openapi", commands: [["node", "api/src/openapi/generate.ts", "--check"]] },
    {
      name: "e2e",
      commands: [["playwright", "test"]],
      cwd: join(root, "e2e"),
      report: { file: join(root, "e2e/report/results.json"), read: parsePlaywrightReport },
    },
  ];
}

function optionalStages(root: string): Stage[] {
  return [
    {
      name: "other-browsers",
      isOptional: true,
      commands: [
        ["node", "../tooling/browser/other-engines.ts"],
        ["playwright", "test", "--config", "browsers/playwright.config.ts"],
      ],
      cwd: join(root, "e2e"),
      report: { file: join(root, "e2e/report/browsers.json"), read: parsePlaywrightReport },
    },
  ];
}
