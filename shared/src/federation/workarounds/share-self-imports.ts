import { fileURLToPath } from "node:url";

import { sharedMap } from "../shared-map.mjs";

interface Resolved {
  readonly id: string;
}

/** As much of Vite's plugin context as is needed here: this package does not depend on Vite. */
interface ResolveContext {
  resolve: (
    source: string,
    importer: string,
    options: { skipSelf: true },
  ) => Promise<Resolved | null>;
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
export function shareSelfImports(root: string) {
  const known = new Map<string, Promise<Resolved | null>>();

  return {
    name: "topout-share-own-entries",
    enforce: "pre" as const,
    async resolveId(this: ResolveContext, source: string, importer: string | undefined) {
      if (!importer?.startsWith(OWN_SOURCE) || !entries.has(source)) return undefined;
      const asked =
        known.get(source) ?? askFederation(this, source, `${root}/src/shared-import.ts`);
      known.set(source, asked);
      return asked;
    },
  };
}

const TRIES = 5;

/**
 * Of look-ups that run beside others federation misses one now and then: our own source is found in its place. So each
 * entry is looked up once for all who import it, and asked for again where it was missed.
 */
async function askFederation(context: ResolveContext, source: string, importer: string) {
  let found: Resolved | null = null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    found = await context.resolve(source, importer, { skipSelf: true });
    if (found && !found.id.startsWith(OWN_SOURCE)) break;
  }
  return found;
}
