import { cp, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

import * as z from "zod/mini";

import type { InstalledPackage } from "./find-installed.ts";

const Manifest = z.looseObject({});

/** The program loads none of these: source maps, types, documents and tests. They are more than half of the size. */
const UNUSED_FILE = /\.(?:map|[cm]?ts|md|test\.[cm]?js)$/;
const UNUSED_FOLDERS = new Set([
  "__tests__",
  "benchmark",
  "benchmarks",
  "examples",
  "node_modules",
  "test",
  "tests",
]);

/** Copies the packages into the folder `target`, each to its place. */
export async function copyPackages(
  places: ReadonlyMap<string, InstalledPackage>,
  target: string,
): Promise<void> {
  for (const [place, entry] of places) {
    const folder = join(target, place);
    await cp(entry.folder, folder, {
      recursive: true,
      filter: (path) =>
        !UNUSED_FOLDERS.has(relative(entry.folder, path)) && !UNUSED_FILE.test(path),
    });
    await replaceManifest(join(folder, "package.json"), entry);
  }
}

/**
 * Makes the manifest list exactly the packages that we copy. npm would install the others from its registry, and run
 * the install script.
 */
async function replaceManifest(file: string, { dependencies }: InstalledPackage): Promise<void> {
  const manifest = Manifest.parse(JSON.parse(await readFile(file, "utf8")));
  const replaced = {
    ...manifest,
    dependencies: Object.fromEntries(dependencies.map(({ name, version }) => [name, version])),
    optionalDependencies: undefined,
    peerDependencies: undefined,
    peerDependenciesMeta: undefined,
    devDependencies: undefined,
    bundleDependencies: undefined,
    bundledDependencies: undefined,
    scripts: undefined,
  };
  await writeFile(file, `${JSON.stringify(replaced, undefined, 2)}\n`);
}
