import { availableParallelism } from "node:os";
import { resolve } from "node:path";

import { defineConfig } from "vitest/config";

import { getParts } from "./tooling/build/parts.ts";

const inNode = (name: string, include: string) => ({
  test: { name, root: name, environment: "node", include: [include] },
});

/** A package that runs in a browser. Its tests call the real API in the same process. */
const inBrowser = (name: string, include: string) => ({
  test: {
    name: include.endsWith(".tsx") ? `${name}-ui` : name,
    root: name,
    environment: "jsdom",
    include: [include],
    setupFiles: [resolve(import.meta.dirname, "tooling/testing/browser-setup.ts")],
    // As long as Testing Library waits. The first render of a file can take more than the default second.
    expect: { poll: { timeout: 10_000 } },
  },
});

/**
 * A worker loads the server's modules once for all its test files, because loading takes as long as a file's tests.
 * A test must restore what it changes outside of its own API, such as the clock.
 */
const api = {
  test: { ...inNode("api", "src/**/*.test.ts").test, isolate: false },
};

/** The API's tests again, on an external database and an external storage. */
const apiOnExternalServices = {
  test: {
    ...api.test,
    name: "api-external",
    include: ["src/{auth,features,http,lists}/**/*.test.ts"],
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
      inNode("tooling", "**/*.test.ts"),
      api,
      apiOnExternalServices,
      inNode("embedded-postgres", "src/**/*.test.ts"),
      inNode("shared", "src/**/*.test.ts"),
      inBrowser("shared", "src/**/*.test.tsx"),
      ...getParts(import.meta.dirname).map(({ folder }) =>
        inBrowser(folder, "src/**/*.test.{ts,tsx}"),
      ),
    ],
  },
});
