import { fileURLToPath } from "node:url";

import { sharedMap } from "./shared-map.mjs";

/** As much of Vite's plugin context as is needed here: this package does not depend on Vite. */
interface ResolveContext {
  resolve: (
    source: string,
    importer: string,
    options: { skipSelf: true },
  ) => Promise<{ id: string } | null>;
}

const OWN_SOURCE = fileURLToPath(new URL("..", import.meta.url));
const entries = new Set(
  Object.keys(sharedMap("remote")).filter((name) => name.startsWith("@topout/")),
);

/**
 * Federation leaves alone what a package imports of itself, so `@topout/shared/api` would bring a second copy of
 * `@topout/shared/platform` into every remote. Seen as an import of the part that is built, it is shared.
 * It stands before `federation()` in the list of plugins. The importing file need not exist; only package.json would
 * not do: federation looks its own entries up from there, and would take ours for one of those.
 */
export const shareOwnEntries = (root: string) => ({
  name: "topout-share-own-entries",
  enforce: "pre" as const,
  resolveId(this: ResolveContext, source: string, importer: string | undefined) {
    if (!importer?.startsWith(OWN_SOURCE) || !entries.has(source)) return;
    return this.resolve(source, `${root}/src/shared-import.ts`, { skipSelf: true });
  },
});
