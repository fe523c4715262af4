import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** The suffix of a file that is still being written. */
export const PARTIAL_SUFFIX = ".part";

/** Writes a file that only its owner can read. It has a temporary name until all bytes are on disk. */
export async function writeFileAtomic(path: string, content: Readable | Buffer): Promise<void> {
  const temporary = `${path}${PARTIAL_SUFFIX}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const file = await open(temporary, "wx", 0o600);
    const bytes = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    await pipeline(bytes, file.createWriteStream({ flush: true }));
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Makes the rename survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
