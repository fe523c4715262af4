/** Runs the tests of a remote in another repository, as `vitest.config.ts` does in this repository. */
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";

import {
  createBrowserProject,
  createNodeProject,
  testTimeouts,
} from "@topout/tooling/test-projects";

/** `topout-remote test` starts in the folder of the remote. */
const root = resolve(".");
const name = basename(root);
const { resolve: resolvePackage } = createRequire(join(root, "package.json"));
const getSetupFile = (setup: string) => join(import.meta.dirname, `${setup}-setup.js`);

const propertySetup = getSetupFile("property");
const apiSetup = resolvePackage("@topout/api/testing/setup");
const browserSetup = getSetupFile("browser");

export default {
  test: {
    globalSetup: [resolvePackage("@topout/api/testing/global-setup")],
    ...testTimeouts,
    projects: [
      createNodeProject(name, {
        dir: root,
        include: "src/**/*.test.ts",
        setupFiles: [propertySetup],
      }),
      createBrowserProject(name, {
        dir: root,
        setupFiles: [apiSetup, propertySetup, browserSetup],
      }),
    ],
  },
};
