import { chown, mkdir, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

import { getSystemErrorCode } from "../errors/system-error-code.ts";
import { createFolders } from "./create-folders.ts";

const MODE = 0o711;

/**
 * Creates a folder and its parents. Other users can enter but not list it, because the database may run as another
 * user. If root creates the folder, its owner is the owner of the parent folder.
 */
export async function createFolder(path: string): Promise<void> {
  const firstCreated = await createFolders(path, MODE);
  if (firstCreated === undefined || process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(firstCreated));
  const names = relative(firstCreated, path).split(sep).filter(Boolean);
  const subfolders = names.map((_, index) => join(firstCreated, ...names.slice(0, index + 1)));
  await Promise.all([firstCreated, ...subfolders].map((folder) => chown(folder, uid, gid)));
}

/** Creates a folder for temporary files again if it was deleted. Does not create its parents, which contain the data. */
export async function recreateFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: MODE });
  } catch (error) {
    if (getSystemErrorCode(error) !== "EEXIST") throw error;
  }
}
