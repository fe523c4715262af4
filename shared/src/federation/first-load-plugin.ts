import { existsSync } from "node:fs";
import { join } from "node:path";

import { FIRST_LOAD_FILE, FirstLoad } from "@topout/shared/remote";
import { type Plugin, runnerImport } from "vite";

const SOURCE = "src/first-load.ts";

/** Runs `src/first-load.ts` of a remote in Node. Returns undefined if the remote has none. */
export async function importFirstLoad(root: string): Promise<FirstLoad | undefined> {
  const file = join(root, SOURCE);
  if (!existsSync(file)) return undefined;
  const { module } = await runnerImport<{ readonly firstLoad: unknown }>(file, {
    resolve: { noExternal: [/^@topout\//] },
    logLevel: "error",
  });
  return FirstLoad.parse(module.firstLoad);
}

/** Writes the declaration of the remote into its build. */
export const firstLoadPlugin = (root: string): Plugin => ({
  name: "topout-first-load",
  apply: "build",
  async generateBundle() {
    const firstLoad = await importFirstLoad(root);
    if (!firstLoad) return;
    const source = JSON.stringify(firstLoad);
    this.emitFile({ type: "asset", fileName: FIRST_LOAD_FILE, source });
  },
});
