import { availableParallelism } from "node:os";
import { resolve } from "node:path";

import { defineConfig } from "vitest/config";

import { getParts } from "./tooling/build/parts.ts";

/** Lets the API tests of one file share databases. */
const apiSetup = resolve(import.meta.dirname, "api/src/testing/setup.ts");

/** Sets the seed of the property tests. */
const propertySetup = resolve(import.meta.dirname, "tooling/testing/property-setup.ts");

/** A worker runs all its test files without isolation, because starting it takes longer than the tests of most files. */
const createNodeProject = (name: string, include: string) => ({
  test: {
    name,
    root: name,
    environment: "node" as const,
    isolate: false,
    include: [include],
    setupFiles: [propertySetup],
  },
});

/**
 * The test files of `shared` share a document and modules, which saves more than half of their time. In the other
 * packages, modules keep state, or tests replace modules, and a module that is already loaded cannot be replaced.
 */
const PACKAGE_WITHOUT_ISOLATION = "shared";

/** The tests that need a document end in `.test.tsx`. They call the real API in the same process. */
const createBrowserProject = (name: string) => {
  const isolate = name !== PACKAGE_WITHOUT_ISOLATION;
  return {
    test: {
      name: `${name}-ui`,
      root: name,
      environment: "jsdom",
      isolate,
      include: ["src/**/*.test.tsx"],
      // Without it, styled-components changes the text of its style element for each rule, and jsdom parses all rules again.
      env: { SC_DISABLE_SPEEDY: "false" },
      setupFiles: [
        apiSetup,
        propertySetup,
        ...(isolate ? [] : [resolve(import.meta.dirname, "shared/src/testing/reset-document.ts")]),
        resolve(import.meta.dirname, "tooling/testing/browser-setup.ts"),
      ],
      // The same timeout as in Testing Library. The first render of a file can take more than the default second.
      expect: { poll: { timeout: 20_000 } },
    },
  };
};

/** A test must restore what it changes outside of its own API, such as the clock. */
const api = {
  test: {
    ...createNodeProject("api", "src/**/*.test.ts").test,
    setupFiles: [apiSetup, propertySetup],
  },
};

/**
 * Repeats the tests of the API whose behaviour depends on an external database or storage. Queries need no repetition:
 * both databases run the same PostgreSQL.
 */
const apiOnExternalServices = {
  test: {
    ...api.test,
    name: "api-external",
    include: [
      // These store, serve and delete files.
      "src/features/{account,images,videos}/**/*.test.ts",
      "src/features/{circuits,gyms}/*-changes.http.test.ts",
      "src/features/routes/{create,update,remove}-route.http.test.ts",
      "src/http/uploads/uploads.http.test.ts",
      "src/http/server-errors.http.test.ts",
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
    // On two cores Vitest starts one worker, which waits for the database half of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      createNodeProject("tooling", "**/*.test.ts"),
      api,
      apiOnExternalServices,
      createNodeProject("embedded-postgres", "src/**/*.test.ts"),
      ...["shared", ...getParts(import.meta.dirname).map(({ folder }) => folder)].flatMap(
        (folder) => [createNodeProject(folder, "src/**/*.test.ts"), createBrowserProject(folder)],
      ),
    ],
  },
});
