import { buildModulesPlugin } from "./build-modules-plugin.ts";
import { bundleScript } from "./bundle-script.ts";

/** Bundles a script that draws into the skeleton of a screen before the code of its remote has loaded. */
export const bundleDrawing = (entry: string): Promise<string> =>
  bundleScript(entry, {
    // The import of a module resolves when it has drawn.
    format: "es",
    plugins: [buildModulesPlugin()],
    // React has not loaded yet.
    alias: [{ find: /^react(\/jsx-(dev-)?runtime)?$/, replacement: "@topout/shared/dom-jsx" }],
  });
