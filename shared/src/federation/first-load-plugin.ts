import { existsSync } from "node:fs";
import { join, parse } from "node:path";

import { FIRST_LOAD_FILE, FirstLoad, mapDrawings } from "@topout/shared/remote";
import type { Plugin } from "vite";

import { bundleDrawing } from "./bundle-drawing.ts";
import { importInNode } from "./import-in-node.ts";

const SOURCE = "src/first-load.ts";

/** Runs `src/first-load.ts` of a remote in Node. Returns undefined if the remote has none. */
export async function importFirstLoad(root: string): Promise<FirstLoad | undefined> {
  const file = join(root, SOURCE);
  if (!existsSync(file)) return undefined;
  const { firstLoad } = await importInNode<{ readonly firstLoad: unknown }>(file);
  return FirstLoad.parse(firstLoad);
}

/** Writes the declaration of the remote and the scripts of its drawings into its build. */
export const firstLoadPlugin = (root: string): Plugin => ({
  name: "topout-first-load",
  apply: "build",
  async generateBundle() {
    const firstLoad = await importFirstLoad(root);
    if (!firstLoad) return;
    const files = new Map<string, string>();
    for (const { drawing } of Object.values(firstLoad)) {
      if (drawing === undefined) continue;
      const source = await bundleDrawing(join(root, drawing));
      const reference = this.emitFile({ type: "asset", name: `${parse(drawing).name}.js`, source });
      files.set(drawing, this.getFileName(reference));
    }
    const built = mapDrawings(firstLoad, (drawing) => files.get(drawing) ?? drawing);
    this.emitFile({ type: "asset", fileName: FIRST_LOAD_FILE, source: JSON.stringify(built) });
  },
});
