import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

/**
 * Package: @module-federation/vite 1.23.8, `experiments.provideExternalRuntime`. Upstream: no issue is known.
 *
 * Federation reads the version of its runtime from the default export of `package.json`, so the first load contains the
 * whole file. This plugin leaves only the version of it.
 *
 * Remove it when federation imports only the version.
 */
export const trimRuntimePackage = (): Plugin => ({
  name: "topout-trim-runtime-package",
  apply: "build",
  load: {
    filter: { id: /@module-federation\/runtime\/package\.json$/ },
    handler: async (id) => {
      const { version }: { readonly version: string } = JSON.parse(await readFile(id, "utf8"));
      return JSON.stringify({ version });
    },
  },
});
