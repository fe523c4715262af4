import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";

import { defineConfig } from "vitest/config";

import { getParts } from "./tooling/build/parts.ts";
import { listSweepTests } from "./tooling/testing/sweep-tests.ts";
import {
  createBrowserProject,
  createNodeProject,
  screenTests,
  testTimeouts,
} from "./tooling/testing/test-projects.ts";

/** Lets the API tests of one file share databases. */
const apiSetup = resolve(import.meta.dirname, "api/src/testing/setup.ts");

/** Sets the seed of the property tests. */
const propertySetup = resolve(import.meta.dirname, "tooling/testing/property-setup.ts");

/** `npm test` names no files. The sweeps, and a command that names files, run all of them. */
const isShortRun =
  process.env["FULL_SIZE"] !== "1" &&
  process.argv.slice(3).every((argument) => argument.startsWith("-"));

const excludeSweeps = (folder: string): string[] => (isShortRun ? listSweepTests(folder) : []);

const createUnitProject = (name: string, include: string) =>
  createNodeProject(name, { include, exclude: excludeSweeps(name), setupFiles: [propertySetup] });

/** What cannot share modules: code that is already loaded cannot be replaced, and keeps the timers it has found. */
const NEEDS_ISOLATION =
  /\b(vi\.(mock|doMock|hoisted|resetModules|useFakeTimers)|installFakeClock)\(|@vitest-environment/;

/** Returns the test files that need a document and modules of their own. */
const listIsolatedFiles = (folder: string): string[] =>
  globSync(screenTests, { cwd: resolve(import.meta.dirname, folder) }).filter((file) =>
    NEEDS_ISOLATION.test(readFileSync(resolve(import.meta.dirname, folder, file), "utf8")),
  );

const screenSetup = [
  apiSetup,
  propertySetup,
  resolve(import.meta.dirname, "tooling/testing/browser-setup.ts"),
];

/** The test files without isolation share a document and modules, which saves more than half of their time. */
const sharedDocumentSetup = ["require-rendering", "reset-document"].map((name) =>
  resolve(import.meta.dirname, `shared/src/testing/${name}.ts`),
);

const createScreenProjects = (folder: string) => {
  const isolatedFiles = listIsolatedFiles(folder);
  return [
    createBrowserProject(folder, {
      isolate: false,
      exclude: [...isolatedFiles, ...excludeSweeps(folder)],
      setupFiles: [...sharedDocumentSetup, ...screenSetup],
    }),
    createBrowserProject(`${folder}-isolated`, {
      dir: folder,
      include: isolatedFiles,
      exclude: excludeSweeps(folder),
      setupFiles: screenSetup,
    }),
  ];
};

/** A test must restore what it changes outside of its own API, such as the clock. */
const createApiProject = (name: string) => ({
  test: {
    ...createUnitProject(name, "src/**/*.test.ts").test,
    setupFiles: [apiSetup, propertySetup],
  },
});

/**
 * Repeats the tests of the API whose behaviour depends on an external database or storage. Queries need no repetition:
 * both databases run the same PostgreSQL.
 */
const apiOnExternalServices = {
  test: {
    ...createApiProject("api").test,
    name: "api-external",
    include: [
      // These store, serve and delete files.
      "src/features/routes/create-route.http.test.ts",
      "src/http/uploads/uploads.http.test.ts",
      ...(isShortRun
        ? []
        : [
            "src/features/account/{*,export/*}.test.ts",
            "src/features/{images,videos}/**/*.test.ts",
            "src/features/{circuits,gyms}/*-changes.http.test.ts",
            "src/features/routes/{update,remove}-route.http.test.ts",
            "src/http/server-errors.http.test.ts",
          ]),
      // These need LISTEN and locks, or report an outage.
      "src/auth/rate-limits.test.ts",
      "src/lists/*change*.test.ts",
      "src/lists/public-lists.http.test.ts",
      "src/features/health/*.test.ts",
    ],
    globalSetup: [resolve(import.meta.dirname, "api/src/testing/external-setup.ts")],
  },
};

export default defineConfig({
  test: {
    // One PostgreSQL for the whole run, with a migrated template database.
    globalSetup: ["api/src/testing/global-setup.ts"],
    // On two cores Vitest starts one worker. Tests also wait, for the database or for 30 s until a killed worker is missed.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    ...testTimeouts,
    projects: [
      createUnitProject("tooling", "**/*.test.ts"),
      ...["api", "archive", "demo"].map(createApiProject),
      apiOnExternalServices,
      createUnitProject("embedded-postgres", "src/**/*.test.ts"),
      ...["shared", ...getParts(import.meta.dirname).map(({ folder }) => folder)].flatMap(
        (folder) => [
          createUnitProject(folder, "{build,src}/**/*.test.ts"),
          ...createScreenProjects(folder),
        ],
      ),
    ],
  },
});
