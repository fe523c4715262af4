import { resolve } from "node:path";

import { BUILD_TARGET } from "@topout/shared/federation";
import { build } from "vite";

import type { MapUrls } from "./map-data.ts";

const DOM_JSX = resolve(import.meta.dirname, "dom-jsx.ts");

/** Returns the script that draws the first map, for the document. */
export async function bundleFirstMap(urls: MapUrls): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    // The dev server sets NODE_ENV to "development". `dom-jsx.ts` has no development runtime.
    oxc: { jsx: { development: false } },
    define: { MAP_URLS: JSON.stringify(urls) },
    // Without React, which has not loaded yet.
    resolve: {
      alias: [{ find: /^react(\/jsx-(dev-)?runtime)?$/, replacement: DOM_JSX }],
    },
    build: {
      write: false,
      target: BUILD_TARGET,
      rolldownOptions: {
        input: resolve(import.meta.dirname, "first-map.ts"),
        // The entries of `shared` also export components that this script does not contain.
        shimMissingExports: true,
        treeshake: { moduleSideEffects: (id) => id.endsWith("/first-map/first-map.ts") },
        output: { format: "iife" },
      },
    },
  });
  const [output] = [result].flat();
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error("The script of the first map has no output");
  return chunk.code.trim();
}
