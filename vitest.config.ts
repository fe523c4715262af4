import { availableParallelism } from "node:os";
import { resolve } from "node:path";

import { defineConfig } from "vitest/config";

const inNode = (name: string, include: string) => ({
  test: { name, root: name, environment: "node", include: [include] },
});

/** A package that a browser runs; its tests talk to the real API in process. */
const inBrowser = (name: string, include: string) => ({
  test: {
    name: include.endsWith(".tsx") ? `${name}-ui` : name,
    root: name,
    environment: "jsdom",
    include: [include],
    setupFiles: [resolve(import.meta.dirname, "tooling/testing/browser-setup.ts")],
  },
});

/**
 * The server keeps nothing that matters in memory: its modules are loaded once by a worker, not once for a file, which took as
 * long as a file's tests. What a test changes beyond its own API (the clock, say) it puts back.
 */
const api = {
  test: { ...inNode("api", "src/**/*.test.ts").test, isolate: false },
};

/** What the API's tests ask of a database and of a storage is asked once more of those that others provide. */
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
    // One PostgreSQL for the whole run, with a migrated template in it.
    globalSetup: ["api/src/testing/global-setup.ts"],
    // On two cores Vitest would take one worker, which waits for the database half of the time.
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
      ...["shell", "mf-climber", "mf-feed-profile", "mf-setter", "mf-admin"].map((name) =>
        inBrowser(name, "src/**/*.test.{ts,tsx}"),
      ),
    ],
  },
});
