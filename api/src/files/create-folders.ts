import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

import { getSystemErrorCode } from "../errors/system-error-code.ts";

/**
 * Creates a folder and its missing parents. Returns the topmost folder that it created. `mkdir` of Node.js with
 * `recursive` never ends on a file system that reports ENOENT for new folders, such as /proc.
 */
export async function createFolders(path: string, mode: number): Promise<string | undefined> {
  try {
    return await createOneFolder(path, mode);
  } catch (error) {
    if (getSystemErrorCode(error) !== "ENOENT" || dirname(path) === path) throw error;
  }
  const topmost = await createFolders(dirname(path), mode);
  const created = await createOneFolder(path, mode);
  return topmost ?? created;
}

/** Returns the path of the new folder. Returns undefined if it exists. */
async function createOneFolder(path: string, mode: number): Promise<string | undefined> {
  try {
    await mkdir(path, { mode });
    return path;
  } catch (error) {
    const stats = await stat(path).catch(() => undefined);
    if (stats?.isDirectory()) return undefined;
    throw error;
  }
}
