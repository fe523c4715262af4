import * as z from "zod/mini";

const versions = z.optional(z.record(z.string(), z.string()));
const Package = z.looseObject({ dependencies: versions, devDependencies: versions });

/** A version that the workspace of the remote defines, such as `catalog:`. */
const REFERENCE = /^[a-z]+:/;

interface PinnedLibraries {
  /** The text of the changed package.json. */
  readonly text: string;
  readonly changes: readonly string[];
}

/**
 * Sets the versions of the libraries in the package.json of a remote to those of `@topout/shared`, which are those of the
 * shell.
 */
export function pinLibraries(
  text: string,
  libraries: Readonly<Record<string, string>>,
): PinnedLibraries {
  const manifest = Package.parse(JSON.parse(text));
  const changes: string[] = [];
  for (const list of [manifest.dependencies, manifest.devDependencies]) {
    for (const [name, version] of Object.entries(list ?? {})) {
      const pinned = libraries[name];
      if (!list || pinned === undefined || pinned === version || REFERENCE.test(version)) continue;
      list[name] = pinned;
      changes.push(`${name} ${version} → ${pinned}`);
    }
  }
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? 2;
  return {
    text: changes.length === 0 ? text : `${JSON.stringify(manifest, undefined, indent)}\n`,
    changes,
  };
}
