import type { Plugin } from "vite";

import { importInNode } from "./import-in-node.ts";

/**
 * Runs each module `*.build.ts` in Node, and bundles its exports as constants. So a small script can use data that
 * derives from large modules, such as the list of screens.
 */
export const buildModulesPlugin = (): Plugin => ({
  name: "topout-build-modules",
  enforce: "pre",
  load: {
    filter: { id: /\.build\.ts$/ },
    handler: async (id) =>
      Object.entries(await importInNode<Readonly<Record<string, unknown>>>(id))
        // `var`, because a script for old browsers contains these too.
        .map(([name, value]) => `export var ${name} = ${JSON.stringify(value)};`)
        .join("\n"),
  },
});
