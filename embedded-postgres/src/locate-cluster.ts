import { createHash } from "node:crypto";
import { access, chown, constants, lstat, mkdir, realpath, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  type Account,
  getCandidateAccounts,
  canUse,
  isRoot,
  createUnprivilegedAccount,
} from "./account.ts";
import { type Binaries, copyBinaries, locateBinaries } from "./binaries.ts";
import { PostgresStartError } from "./start-error.ts";

/** A database cluster: its folders, the account that runs it, and the binaries. */
export interface Cluster {
  readonly account: Account;
  readonly binaries: Binaries;
  /** Contains `pgData`, the log and usually the socket. */
  readonly folder: string;
  /** PostgreSQL's data directory (PGDATA). */
  readonly pgData: string;
}

/**
 * Finds the account, the binaries and the folders that run PostgreSQL for this data folder.
 * @param packageFolder The npm package with the binaries. Default: the installed one.
 */
export async function locateCluster(dataDir: string, packageFolder?: string): Promise<Cluster> {
  const folder = await realpath(dataDir);
  const installed = await locateBinaries(folder, packageFolder);
  const cluster =
    (await locateInFolder(folder, installed)) ??
    (isRoot() && (await locateForRoot(folder, installed)));
  if (cluster) return cluster;
  throw new PostgresStartError(
    `This user cannot run the embedded PostgreSQL: check who owns ${join(folder, "postgres")}.`,
  );
}

async function locateInFolder(folder: string, binaries: Binaries): Promise<Cluster | undefined> {
  const pgData = join(folder, "postgres");
  const type = await getFileType(pgData);
  if (type === "link") return undefined;
  const existingFolder = type === "folder" ? pgData : folder;
  const account = getCandidateAccounts(await stat(existingFolder)).find((candidate) =>
    canUse(candidate, binaries.postgres, existingFolder),
  );
  return account && { account, binaries, folder, pgData };
}

/** For root without user namespaces. An unprivileged account needs binaries and a folder that it can enter. */
async function locateForRoot(dataDir: string, installed: Binaries): Promise<Cluster | undefined> {
  const base = join(await findWritableFolder(["/var/lib", "/var/tmp", tmpdir()]), "topout");
  const binaries = canUse(createUnprivilegedAccount(), installed.postgres, "/")
    ? installed
    : await copyBinaries(installed, base);
  const cluster = await locateInFolder(dataDir, binaries);
  if (cluster) return cluster;
  const existsInDataDir = (await getFileType(join(dataDir, "postgres"))) === "folder";
  return existsInDataDir ? undefined : locateOutside(dataDir, base, binaries);
}

/** Only root can enter the data folder, so the cluster is below `base` and the data folder links to it. */
async function locateOutside(dataDir: string, base: string, binaries: Binaries): Promise<Cluster> {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  const folder = join(base, name);
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const pgData = join(folder, "postgres");
  const link = join(dataDir, "postgres");
  if ((await getFileType(link)) === "missing") await symlink(pgData, link);
  return { account: createUnprivilegedAccount(), binaries, folder, pgData };
}

async function getFileType(path: string): Promise<"folder" | "link" | "missing"> {
  const stats = await lstat(path).catch(() => undefined);
  if (!stats) return "missing";
  return stats.isSymbolicLink() ? "link" : "folder";
}

async function findWritableFolder(folders: string[]): Promise<string> {
  for (const folder of folders) {
    if (await isWritable(folder)) return folder;
  }
  throw new PostgresStartError(
    `The embedded PostgreSQL needs a writable folder: ${folders.join(", ")} are not writable.`,
  );
}

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/** Creates a folder that only the account can enter. */
export async function createPrivateFolder({ ids }: Account, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (ids) await chown(folder, ids.uid, ids.gid);
}
