import { join } from "node:path";

import { buildForNode } from "./build-for-node.ts";

/** The entry files, by the name of their bundle. */
const TOOLS = {
  "topout-remote": "tooling/release/standalone/topout-remote.ts",
  "vitest.config": "tooling/release/standalone/vitest.config.ts",
  "browser-setup": "tooling/testing/browser-setup.ts",
  "property-setup": "tooling/testing/property-setup.ts",
};

/**
 * Bundles the command line for a remote in another repository, with the configuration of its tests.
 */
export async function bundleTools(root: string, outDir: string): Promise<void> {
  await buildForNode({
    root,
    outDir,
    input: Object.fromEntries(
      Object.entries(TOOLS).map(([name, file]) => [name, join(root, file)]),
    ),
    output: {
      entryFileNames: "[name].js",
      banner: ({ name }) => (name === "topout-remote" ? "#!/usr/bin/env node" : ""),
    },
  });
}
