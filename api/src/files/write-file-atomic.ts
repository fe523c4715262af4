import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { createFolders } from "./create-folders.ts";

/** The suffix of an incomplete file. */
export const PARTIAL_SUFFIX = ".part";

/** Writes a file that only its owner can read. The file has a temporary name until all bytes are on disk. */
export async function writeFileAtomic(path: string, content: Readable | Buffer): Promise<void> {
  // A process that was killed may have left a file for the same path.
  const temporaryPath = `${path}.${randomUUID()}${PARTIAL_SUFFIX}`;
  await createFolders(dirname(path), 0o700);
  try {
    const file = await open(temporaryPath, "wx", 0o600);
    const bytes = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    await pipeline(bytes, file.createWriteStream({ flush: true }));
    await rename(temporaryPath, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

/** Flushes the rename to disk, so that it survives a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
