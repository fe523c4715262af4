import { availableParallelism } from "node:os";
import { resolve } from "node:path";

import { defineConfig } from "vitest/config";

import { getParts } from "./tooling/build/parts.ts";

const createNodeProject = (name: string, include: string) => ({
  test: { name, root: name, environment: "node", include: [include] },
});

/** A package that runs in a browser. Its tests call the real API in the same process. */
const createBrowserProject = (name: string, include: string) => ({
  test: {
    name: include.endsWith(".tsx") ? `${name}-ui` : name,
    root: name,
    environment: "jsdom",
    include: [include],
    setupFiles: [resolve(import.meta.dirname, "tooling/testing/browser-setup.ts")],
    // The same timeout as in Testing Library. The first render of a file can take more than the default second.
    expect: { poll: { timeout: 10_000 } },
  },
});

/**
 * A worker loads the server's modules once for all its test files, because loading them takes as long as the tests of a
 * file. A test must restore what it changes outside of its own API, such as the clock.
 */
const api = {
  test: { ...createNodeProject("api", "src/**/*.test.ts").test, isolate: false },
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
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      createNodeProject("tooling", "**/*.test.ts"),
      api,
      apiOnExternalServices,
      createNodeProject("embedded-postgres", "src/**/*.test.ts"),
      createNodeProject("shared", "src/**/*.test.ts"),
      createBrowserProject("shared", "src/**/*.test.tsx"),
      ...getParts(import.meta.dirname).map(({ folder }) =>
        createBrowserProject(folder, "src/**/*.test.{ts,tsx}"),
      ),
    ],
  },
});
