import { mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { isProcessAlive, stopAbandonedPostgres } from "@topout/embedded-postgres/testing";

/** Linux offers memory as a folder here. Other systems do not have it. */
const MEMORY_FOLDER = "/dev/shm";
/** A cluster with the databases of a few tests uses a quarter of this. Containers often have little shared memory. */
const MIN_FREE_BYTES = 2 * 1024 ** 3;
const FOLDER_NAME = /^topout-test-(\d+)-/;

export interface ClusterFolder {
  readonly path: string;
  readonly isInMemory: boolean;
  readonly remove: () => Promise<void>;
}

/** Creates a folder for the test run's cluster, in memory if possible: every test creates a database of 300 files. */
export async function createClusterFolder(): Promise<ClusterFolder> {
  await removeAbandonedFolders();
  const isInMemory = (await getFreeBytes(MEMORY_FOLDER)) >= MIN_FREE_BYTES;
  const parent = isInMemory ? MEMORY_FOLDER : tmpdir();
  const path = await mkdtemp(join(parent, `topout-test-${process.pid}-`));
  return { path, isInMemory, remove: () => removeFolder(path) };
}

/** A server that stops may still write a file while its folder is removed. */
const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

async function getFreeBytes(folder: string): Promise<number> {
  const stats = await statfs(folder).catch(() => undefined);
  return stats ? stats.bavail * stats.bsize : 0;
}

/** A killed test run leaves its server running, so the next run stops it. */
async function removeAbandonedFolders(): Promise<void> {
  const folders = await Promise.all([MEMORY_FOLDER, tmpdir()].map(findAbandonedFolders));
  await Promise.all(
    folders.flat().map(async (folder) => {
      await stopAbandonedPostgres(folder);
      await removeFolder(folder);
    }),
  );
}

async function findAbandonedFolders(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names
    .filter((name) => {
      const pid = FOLDER_NAME.exec(name)?.[1];
      return pid !== undefined && !isProcessAlive(Number(pid));
    })
    .map((name) => join(parent, name));
}
