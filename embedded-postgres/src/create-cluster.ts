import { randomBytes } from "node:crypto";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, extname, join } from "node:path";

import { getMajor, readPgDataMajor } from "./cluster-version.ts";
import { type Cluster, createPrivateFolder } from "./locate-cluster.ts";
import { isProcessAlive } from "./pid-file.ts";
import { SUPERUSER } from "./probe.ts";
import { runBinary } from "./run-binary.ts";
import { PostgresStartError } from "./start-error.ts";

/** An installed package contains JavaScript, and has the command `topout`. */
const UPGRADE_COMMAND = `${extname(import.meta.filename) === ".js" ? "topout" : "npm run topout --"} upgrade-database`;

/** Creates the cluster if it does not exist. */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const version = await readPgDataMajor(cluster.pgData);
  const ourVersion = getMajor(cluster.binaries.version);
  if (version === ourVersion) return;
  if (version !== undefined) {
    const advice =
      Number(version) < Number(ourVersion)
        ? `stop all programs and run: ${UPGRADE_COMMAND}.`
        : "start the version of the program that created it, or move the folder away.";
    throw new PostgresStartError(
      `${cluster.pgData} was created by PostgreSQL ${version}, but this program includes PostgreSQL ${ourVersion}: ${advice}`,
    );
  }
  await rejectInterruptedUpgrade(cluster);
  await createCluster(cluster);
}

/** A new empty cluster would hide the data of the upgrade. */
async function rejectInterruptedUpgrade({ folder }: Cluster): Promise<void> {
  const kept = (await readdir(folder)).find((name) => /^postgres-\d+$/.test(name));
  if (kept === undefined) return;
  throw new PostgresStartError(
    `${join(folder, kept)} belongs to an interrupted upgrade: run ${UPGRADE_COMMAND} again. For a new database, move this folder away.`,
  );
}

/** The names of the partial clusters that this process creates right now. */
const ownPartials = new Set<string>();

/** Creates the cluster under another name and renames it, so a killed start leaves no partial cluster. */
async function createCluster(cluster: Cluster): Promise<void> {
  await removePartialClusters(cluster);
  const partial = `${cluster.pgData}.${process.pid}-${randomBytes(4).toString("hex")}`;
  ownPartials.add(basename(partial));
  try {
    await createPrivateFolder(cluster.account, partial);
    await runBinary(cluster.account, cluster.binaries.initdb, [
      `--pgdata=${partial}`,
      `--username=${SUPERUSER}`,
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--data-checksums",
      // Only our account can enter the socket's folder: see socket-folder.ts.
      "--auth-local=trust",
      "--auth-host=reject",
    ]);
    await rename(partial, cluster.pgData);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another start created the cluster first, so use that one.
    if ((await readPgDataMajor(cluster.pgData)) !== undefined) return;
    throw new PostgresStartError(
      `Cannot create the database in ${cluster.folder}: ${getLastLine(error)}`,
    );
  } finally {
    ownPartials.delete(basename(partial));
  }
}

/** Removes the partial clusters of killed starts. */
async function removePartialClusters({ folder }: Cluster): Promise<void> {
  const partials = (await readdir(folder)).filter((name) => {
    const pid = Number(/^postgres\.(\d+)-/.exec(name)?.[1]);
    // In a container, the killed program often had the pid of this process.
    return pid === process.pid ? !ownPartials.has(name) : pid > 0 && !isProcessAlive(pid);
  });
  // Another start may remove the same ones.
  await Promise.all(
    partials.map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
}

function getLastLine(error: unknown): string {
  const text = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
  return text.trim().split("\n").at(-1) ?? text;
}
