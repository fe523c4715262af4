import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

import * as z from "zod/mini";

const versions = z._default(z.record(z.string(), z.string()), {});
const Manifest = z.object({
  version: z.string(),
  dependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
  peerDependenciesMeta: z._default(
    z.record(z.string(), z.object({ optional: z._default(z.boolean(), false) })),
    {},
  ),
});

/** A package that pnpm has installed in this repository. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** The packages that it needs. */
  readonly dependencies: readonly InstalledPackage[];
}

interface Query {
  readonly names: Iterable<string>;
  /** Folders of this repository that declare the packages. */
  readonly importers: readonly string[];
  /** Packages that are needed, but not installed. */
  readonly omitted: ReadonlySet<string>;
}

/**
 * Finds packages and all that they need, in the versions with which this repository is tested. Omits what they can do
 * without: optional dependencies and optional peers.
 */
export function findInstalled({ names, importers, omitted }: Query): InstalledPackage[] {
  const known = new Map<string, InstalledPackage>();

  const read = (name: string, folder: string): InstalledPackage => {
    const existing = known.get(folder);
    if (existing) return existing;
    const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
    const dependencies: InstalledPackage[] = [];
    const entry = { name, version: manifest.version, folder, dependencies };
    // Before the dependencies, because two packages may need each other.
    known.set(folder, entry);
    for (const dependency of listRequired(manifest).filter((needed) => !omitted.has(needed))) {
      dependencies.push(read(dependency, requirePackage([getParent(name, folder)], dependency)));
    }
    return entry;
  };

  const folders = importers.map((folder) => join(folder, "node_modules"));
  return [...names].map((name) => read(name, requirePackage(folders, name)));
}

function listRequired(manifest: z.infer<typeof Manifest>): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  return [
    ...Object.keys(dependencies).filter((name) => !(name in optionalDependencies)),
    ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
  ];
}

/** Returns the `node_modules` folder of a package, in which pnpm also installs its dependencies. */
const getParent = (name: string, folder: string): string =>
  name.includes("/") ? dirname(dirname(folder)) : dirname(folder);

function requirePackage(folders: readonly string[], name: string): string {
  const path = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  if (path === undefined) throw new Error(`${name} is not installed in ${folders.join(" or ")}`);
  return realpathSync(path);
}
