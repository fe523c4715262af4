import "./browser-globals.ts";

import { resolve } from "node:path";

import { buildModulesPlugin, bundleScript } from "@topout/shared/federation";

const FOLDER = resolve(import.meta.dirname, "../src/first-load");

/** The entries of `src/first-load`. */
export type InlineScript = "check-browser" | "before-paint" | "first-screen" | "dev-progress";

/** Bundles a script of `src/first-load` for an inline element of the document. */
export async function bundleInline(entry: InlineScript): Promise<string> {
  const script = await bundleScript(resolve(FOLDER, `${entry}.ts`), {
    plugins: [buildModulesPlugin()],
    // A minified script is not ES5.
    minify: entry !== "check-browser",
  });
  if (script.includes("</script")) throw new Error(`${entry} would end its element`);
  return script;
}
