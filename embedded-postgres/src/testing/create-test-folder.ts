import { mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder in memory. Only Linux has it. */
export const MEMORY_FOLDER = "/dev/shm";
/** The clusters and uploads of a test run use a quarter of this. Containers often have little shared memory. */
const MIN_FREE_BYTES = 2 * 1024 ** 3;

/** Matches the name of a test folder. The group is the id of the process that created it. */
export const TEST_FOLDER_NAME = /^topout-test-(\d+)-/;

export interface TestFolder {
  readonly path: string;
  readonly isInMemory: boolean;
}

/** Creates a folder, in memory if possible: a cluster has hundreds of files, which a disk writes slowly. */
export async function createTestFolder(): Promise<TestFolder> {
  const isInMemory = (await getFreeBytes(MEMORY_FOLDER)) >= MIN_FREE_BYTES;
  const parent = isInMemory ? MEMORY_FOLDER : tmpdir();
  return { path: await mkdtemp(join(parent, `topout-test-${process.pid}-`)), isInMemory };
}

async function getFreeBytes(folder: string): Promise<number> {
  const stats = await statfs(folder).catch(() => undefined);
  return stats ? stats.bavail * stats.bsize : 0;
}
