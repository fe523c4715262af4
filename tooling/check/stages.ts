import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { type TestCounts, parsePlaywrightReport, parseVitestReport } from "./test-counts.ts";

/** One check: commands that must all end well. */
export interface Stage {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** The folder that the commands run in, where it is not the project's own. */
  readonly cwd?: string;
  /** Where the runner leaves its counts, and how they are read; without it the stage counts as one. */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => TestCounts };
}

/** Every check there is, cheapest first. */
export function getStages(root: string): Stage[] {
  return [...staticStages(root), ...runningStages(root)];
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
    { name: "types", commands: packages.map((name) => ["tsc", "--noEmit", "--project", name]) },
  ];
}

function runningStages(root: string): Stage[] {
  const units = join(root, "node_modules/.vitest-report.json");
  const unitReporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${units}`];
  return [
    // Asked for here, so that nobody learns of a missing browser after minutes of tests.
    { name: "browser", commands: [["node", "tooling/browser/check.ts"]] },
    {
      name: "unit",
      commands: [
        ["vitest", "run", ...unitReporters],
        ["node", "api/src/testing/check-responses.ts"],
      ],
      report: { file: units, read: parseVitestReport },
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
