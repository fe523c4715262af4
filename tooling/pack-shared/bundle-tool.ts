import { basename, dirname, join } from "node:path";

import { build } from "vite";

/** Bundles the command line of a remote in a repository of its own. Packages of other authors stay imports. */
export async function bundleTool(root: string, file: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    root: join(root, "tooling/release"),
    ssr: { noExternal: [/^@topout\//] },
    build: {
      ssr: "standalone/topout-remote.ts",
      outDir: dirname(file),
      emptyOutDir: false,
      target: "node24",
      rolldownOptions: {
        output: { entryFileNames: basename(file), banner: "#!/usr/bin/env node" },
      },
    },
  });
}
