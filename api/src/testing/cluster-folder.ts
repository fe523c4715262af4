import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  createTestFolder,
  isProcessAlive,
  MEMORY_FOLDER,
  removeTestFolder,
  stopAbandonedPostgres,
  TEST_FOLDER_NAME,
  type TestFolder,
} from "@topout/embedded-postgres/testing";

export interface ClusterFolder extends TestFolder {
  readonly remove: () => Promise<void>;
}

/** Creates a folder for the test run's cluster. */
export async function createClusterFolder(): Promise<ClusterFolder> {
  await removeAbandonedFolders();
  const folder = await createTestFolder();
  return { ...folder, remove: () => removeTestFolder(folder.path) };
}

/** A killed test run leaves its servers running, so the next run stops them. */
async function removeAbandonedFolders(): Promise<void> {
  const folders = await Promise.all([MEMORY_FOLDER, tmpdir()].map(findAbandonedFolders));
  await Promise.all(
    folders.flat().map(async (folder) => {
      await stopAbandonedPostgres(folder);
      await removeTestFolder(folder);
    }),
  );
}

async function findAbandonedFolders(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names
    .filter((name) => {
      const pid = TEST_FOLDER_NAME.exec(name)?.[1];
      return pid !== undefined && !isProcessAlive(Number(pid));
    })
    .map((name) => join(parent, name));
}
