import { join } from "node:path";

import { getSharedModules } from "../shared-modules.ts";

interface ResolvedModule {
  readonly id: string;
}

/** The part of Vite's plugin context that this plugin uses. */
interface ResolveContext {
  resolve: (
    source: string,
    importer: string,
    options: { skipSelf: true },
  ) => Promise<ResolvedModule | null>;
}

const SHARED_SOURCE = join(import.meta.dirname, "../../");
const MAX_ATTEMPTS = 5;
const entries = new Set(
  Object.keys(getSharedModules("remote")).filter((name) => name.startsWith("@topout/")),
);

/**
 * Package: @module-federation/vite 1.23.8. Upstream: intended since
 * https://github.com/module-federation/vite/pull/1177. The closest report is
 * https://github.com/module-federation/vite/issues/1289
 *
 * Federation does not share modules that a package imports from itself. So `@topout/shared/api` would bundle a second
 * `@topout/shared/platform` into every remote. This plugin resolves such an import as if a file of the built package
 * imported it, so federation shares it. Put it before `federation()`. The importer does not have to exist. It cannot
 * be package.json, because federation resolves its own entries from there.
 *
 * Remove it when a remote's build passes `rejectDuplicates` without it.
 */
export function shareSelfImports(root: string) {
  const resolutions = new Map<string, Promise<ResolvedModule | null>>();

  return {
    name: "topout-share-self-imports",
    enforce: "pre" as const,
    async resolveId(this: ResolveContext, source: string, importer: string | undefined) {
      if (!importer?.startsWith(SHARED_SOURCE) || !entries.has(source)) return undefined;
      const resolution =
        resolutions.get(source) ?? resolveShared(this, source, `${root}/src/shared-import.ts`);
      resolutions.set(source, resolution);
      return resolution;
    },
  };
}

/**
 * Resolves an entry to federation's proxy. For concurrent calls, federation sometimes returns the source file instead.
 * So the plugin resolves each entry once, with retries.
 */
async function resolveShared(context: ResolveContext, source: string, importer: string) {
  let resolved: ResolvedModule | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    resolved = await context.resolve(source, importer, { skipSelf: true });
    if (resolved && !resolved.id.startsWith(SHARED_SOURCE)) break;
  }
  return resolved;
}
