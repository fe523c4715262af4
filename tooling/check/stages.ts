import { join } from "node:path";

import { findMissingPackages } from "../install-browsers/other-engines.ts";
import { type TestCounts, parsePlaywrightReport, parseVitestReport } from "./test-counts.ts";
import { TYPE_PROJECTS } from "./type-projects.ts";

/** A check: a list of commands that must all succeed. */
export interface Stage {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** The working directory. The default is the root. */
  readonly cwd?: string;
  /** Environment variables of the commands. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Returns the packages that the stage needs and that are not installed. */
  readonly findMissing?: () => readonly string[];
  /** Whether the stage only reads sources, so that it runs at the same time as others. */
  readonly readsSources?: boolean;
  /** Whether the stage runs only if it is listed, because `npm test` runs a shorter one with the same checks. */
  readonly isLong?: boolean;
  /** The report of the test runner. A stage without a report counts as one test. */
  readonly report?: { readonly file: string; readonly parse: (report: unknown) => TestCounts };
}

/** All checks. Those of the sources run first. */
export function getStages(root: string): Stage[] {
  return [
    ...SOURCE_STAGES.map((stage) => ({ ...stage, readsSources: true })),
    ...getTestStages(root),
    createBrowsersStage(root, "other-browsers", SHORT_BROWSER_ARGS),
    ...getSweeps(root),
  ];
}

/** They run at the same time. After the quick ones, those that take longest come first. */
const SOURCE_STAGES: readonly Stage[] = [
  { name: "format", commands: [["oxfmt", "--check"]] },
  { name: "packages", commands: [["sherif"]] },
  { name: "types", commands: TYPE_PROJECTS.map(createTypeCheck) },
  { name: "lint", commands: [["oxlint", "--type-aware", "--deny-warnings"]] },
  { name: "boundaries", commands: [["node", "tooling/boundaries/check.ts"]] },
  { name: "browser-support", commands: [["node", "tooling/browser-support/check.ts"]] },
  { name: "dead-code", commands: [["knip"]] },
  { name: "texts", commands: [["node", "tooling/texts/generate.ts", "--check"]] },
  { name: "openapi", commands: [["node", "api/src/openapi/generate.ts", "--check"]] },
];

/** A repeated check reads only what has changed. */
function createTypeCheck(project: string): string[] {
  const buildInfo = `.toolchain/caches/types/${project}.tsbuildinfo`;
  const incremental = ["--incremental", "--tsBuildInfoFile", buildInfo];
  return ["tsc", "--noEmit", "--project", project, ...incremental];
}

function getTestStages(root: string): Stage[] {
  const unitReport = join(root, "node_modules/.vitest-report.json");
  const unitReporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ];
  return [
    // These run before the other tests, so that a missing program fails early.
    { name: "chromium", commands: [["node", "tooling/install-browsers/check-chromium.ts"]] },
    { name: "ffmpeg", commands: [["node", "tooling/ffmpeg/require-ffmpeg.ts"]] },
    {
      name: "unit",
      commands: [
        ["vitest", "run", ...unitReporters],
        ["node", "api/src/testing/check-responses.ts"],
      ],
      report: { file: unitReport, parse: parseVitestReport },
    },
    { name: "build", commands: [["node", "tooling/build/build.ts"]] },
    createPackageStage(root),
    { name: "size", commands: [["size-limit"]] },
    createJourneysStage(root, "e2e"),
  ];
}

/** Tests the package of the program, which contains the build. */
function createPackageStage(root: string): Stage {
  const file = join(root, "node_modules/.vitest-package-report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name: "package",
    commands: [["vitest", "run", "tooling/pack/program/packed-program", ...reporters]],
    report: { file, parse: parseVitestReport },
  };
}

const createJourneysStage = (root: string, name: string): Stage => ({
  name,
  commands: [["playwright", "test"]],
  cwd: join(root, "e2e"),
  report: { file: join(root, "e2e/report/results.json"), parse: parsePlaywrightReport },
});

/** Each engine runs each journey once. One of the projects is a phone, because some journeys run only on phones. */
const SHORT_BROWSER_ARGS = [
  "--project=firefox-desktop",
  "--project=webkit-phone",
  "--grep-invert=@each-remote",
];

const createBrowsersStage = (root: string, name: string, args: readonly string[]): Stage => ({
  name,
  findMissing: findMissingPackages,
  commands: [
    ["node", "../tooling/install-browsers/install-other-engines.ts"],
    ["playwright", "test", "--config", "browsers/playwright.config.ts", ...args],
  ],
  cwd: join(root, "e2e"),
  report: { file: join(root, "e2e/report/browsers.json"), parse: parsePlaywrightReport },
});

/** The sweeps, of which the other stages run a part. `npm run test:sweeps` lists their names. */
function getSweeps(root: string): Stage[] {
  return [
    { name: "all-properties", commands: [["node", "tooling/check/property-tests.ts"]] },
    { name: "all-sizes", commands: [["node", "tooling/check/full-size-tests.ts"]] },
    { ...createJourneysStage(root, "all-journeys"), variables: { FULL_SIZE: "1" } },
    createBrowsersStage(root, "all-browsers", []),
  ].map((stage) => ({ ...stage, isLong: true }));
}
