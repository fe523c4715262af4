import { join } from "node:path";

import { build } from "vite";

/** The entry files, by the name of their bundle. */
const TOOLS = {
  "topout-remote": "tooling/release/standalone/topout-remote.ts",
  "vitest.config": "tooling/release/standalone/vitest.config.ts",
  "browser-setup": "tooling/testing/browser-setup.ts",
  "property-setup": "tooling/testing/property-setup.ts",
};

/**
 * Bundles the command line for a remote in another repository, with the configuration of its tests. Imports of
 * third-party packages remain imports.
 */
export async function bundleTools(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    root,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: "node24",
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(TOOLS).map(([name, file]) => [name, join(root, file)]),
        ),
        external: /^(?!@topout\/)[\w@]/,
        output: {
          entryFileNames: "[name].js",
          banner: ({ name }) => (name === "topout-remote" ? "#!/usr/bin/env node" : ""),
        },
      },
    },
  });
}
