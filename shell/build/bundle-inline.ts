import { resolve } from "node:path";

import { bundleScript } from "@topout/shared/federation";

import { buildModulesPlugin } from "./build-modules-plugin.ts";

const FOLDER = resolve(import.meta.dirname, "../src/first-load");
/** Instead of React, which has not loaded yet. */
const DOM_JSX = resolve(FOLDER, "first-map/dom-jsx.ts");

/** The entries of `src/first-load`. */
export type InlineScript = "check-browser" | "before-paint" | "first-screen" | "dev-progress";

/** Bundles a script of `src/first-load` for an inline element of the document. */
export async function bundleInline(entry: InlineScript): Promise<string> {
  const script = await bundleScript(resolve(FOLDER, `${entry}.ts`), {
    plugins: [buildModulesPlugin()],
    alias: [{ find: /^react(\/jsx-(dev-)?runtime)?$/, replacement: DOM_JSX }],
    // A minified script is not ES5.
    minify: entry !== "check-browser",
  });
  if (script.includes("</script")) throw new Error(`${entry} would end its element`);
  return script;
}
