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
export function pinLibraries(text: string, libraries: Versions): PinnedLibraries {
  const manifest = Package.parse(JSON.parse(text));
  const dependencies = pinList(manifest.dependencies, libraries);
  const devDependencies = pinList(manifest.devDependencies, libraries);
  const changes = [...dependencies.changes, ...devDependencies.changes];
  if (changes.length === 0) return { text, changes };
  const pinned = {
    ...manifest,
    ...(manifest.dependencies && { dependencies: dependencies.list }),
    ...(manifest.devDependencies && { devDependencies: devDependencies.list }),
  };
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? 2;
  return { text: `${JSON.stringify(pinned, undefined, indent)}\n`, changes };
}

type Versions = Readonly<Record<string, string>>;

function pinList(list: Versions = {}, libraries: Versions) {
  const pins = Object.entries(list).flatMap(([name, version]) => {
    const pinned = libraries[name];
    return pinned === undefined || pinned === version || REFERENCE.test(version)
      ? []
      : [{ name, version, pinned }];
  });
  return {
    list: { ...list, ...Object.fromEntries(pins.map(({ name, pinned }) => [name, pinned])) },
    changes: pins.map(({ name, version, pinned }) => `${name} ${version} → ${pinned}`),
  };
}
