import { mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { isAlive, readPidFile } from "../database/embedded/pid-file.ts";
import { stopPostmaster } from "../database/embedded/postmaster.ts";

/** Memory that Linux offers as a folder; elsewhere there is none. */
const IN_MEMORY = "/dev/shm";
/** One cluster with the databases of a few tests takes a quarter of it; containers often have next to nothing there. */
const ENOUGH_BYTES = 2 * 1024 ** 3;
const NAME = /^topout-test-(\d+)-/;

export interface ClusterFolder {
  readonly path: string;
  readonly inMemory: boolean;
  readonly remove: () => Promise<void>;
}

/** A folder for the run's cluster: in memory where there is room, for every test makes a database of some 300 files. */
export async function makeClusterFolder(): Promise<ClusterFolder> {
  await endAbandoned();
  const inMemory = (await bytesFreeIn(IN_MEMORY)) >= ENOUGH_BYTES;
  const parent = inMemory ? IN_MEMORY : tmpdir();
  const path = await mkdtemp(join(parent, `topout-test-${process.pid}-`));
  return { path, inMemory, remove: () => rm(path, { recursive: true }) };
}

async function bytesFreeIn(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => undefined);
  return found ? found.bavail * found.bsize : 0;
}

/** A test run that was killed leaves its server behind: the next run ends it. */
async function endAbandoned(): Promise<void> {
  const folders = await Promise.all([IN_MEMORY, tmpdir()].map(abandonedIn));
  await Promise.all(folders.flat().map(end));
}

async function abandonedIn(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names
    .filter((name) => {
      const pid = NAME.exec(name)?.[1];
      return pid !== undefined && !isAlive(Number(pid));
    })
    .map((name) => join(parent, name));
}

async function end(folder: string): Promise<void> {
  const cluster = join(folder, "postgres");
  const running = await readPidFile(cluster);
  if (running) await stopPostmaster(running.pid, cluster);
  await rm(folder, { recursive: true, force: true });
}
