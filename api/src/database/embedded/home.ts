import { createHash } from "node:crypto";
import { access, chown, constants, lstat, mkdir, realpath, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { StartupError } from "../../startup-error.ts";
import { type Account, accountsFor, isRoot, mayUse, unprivileged } from "./account.ts";
import { copyPrograms, locatePrograms, type Programs } from "./programs.ts";

/** Everything that is needed to run one cluster: whose, where, and with which programs. */
export interface Home {
  readonly account: Account;
  readonly programs: Programs;
  /** The folder that holds the cluster; ours to write in. */
  readonly folder: string;
  readonly cluster: string;
}

/** Settles who runs PostgreSQL, and where, for this data folder. */
export async function findHome(dataDir: string): Promise<Home> {
  const folder = await realpath(dataDir);
  const installed = await locatePrograms(folder);
  const home =
    (await homeIn(folder, installed)) ?? (isRoot() && (await moveOut(folder, installed)));
  if (home) return home;
  throw new StartupError(
    `The built-in PostgreSQL cannot run here as this user: check who owns ${join(folder, "postgres")}, or set DATABASE_URL.`,
  );
}

async function homeIn(folder: string, programs: Programs): Promise<Home | undefined> {
  const cluster = join(folder, "postgres");
  const present = await kindOf(cluster);
  if (present === "link") return undefined;
  const entered = present === "folder" ? cluster : folder;
  const account = accountsFor(await stat(entered)).find((candidate) =>
    mayUse(candidate, programs.postgres, entered),
  );
  return account && { account, programs, folder, cluster };
}

/** For root without its own way in: copies of what others may not reach are laid where they may. */
async function moveOut(dataDir: string, installed: Programs): Promise<Home | undefined> {
  const base = join(await firstOpen(["/var/lib", "/var/tmp", tmpdir()]), "topout");
  const programs = mayUse(unprivileged(), installed.postgres, "/")
    ? installed
    : await copyPrograms(installed, base);
  const home = await homeIn(dataDir, programs);
  if (home ?? (await kindOf(join(dataDir, "postgres"))) === "folder") return home;
  return elsewhere(dataDir, base, programs);
}

/** Below a folder that only root may enter the cluster has no place: it moves out, and a link tells where to. */
async function elsewhere(dataDir: string, base: string, programs: Programs): Promise<Home> {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  const folder = join(base, name);
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const cluster = join(folder, "postgres");
  const link = join(dataDir, "postgres");
  if ((await kindOf(link)) === "nothing") await symlink(cluster, link);
  return { account: unprivileged(), programs, folder, cluster };
}

async function kindOf(path: string): Promise<"folder" | "link" | "nothing"> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return "nothing";
  return found.isSymbolicLink() ? "link" : "folder";
}

async function firstOpen(folders: string[]): Promise<string> {
  const open = await Promise.all(
    folders.map((folder) =>
      access(folder, constants.W_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  const found = folders.find((_, index) => open[index]);
  if (found) return found;
  throw new StartupError("No folder was found for the built-in PostgreSQL: set DATABASE_URL.");
}

/** A folder that only the account may enter. */
export async function makePrivate(home: Home, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { ids } = home.account;
  if (ids) await chown(folder, ids.uid, ids.gid);
}
