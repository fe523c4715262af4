import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { FileNotFoundError, type Storage } from "./storage.ts";

/** The only keys that there are, so that none leads out of the folder. */
const KEY = /^[0-9a-f]{32}$/;

/** Files in a folder, spread over subfolders by the first letters of their keys. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);

  return {
    put: async (content) => {
      const key = randomBytes(16).toString("hex");
      await writeWhole(pathOf(key), Buffer.isBuffer(content) ? Readable.from([content]) : content);
      return key;
    },
    stream: async (key, range) => {
      if (!KEY.test(key)) throw new FileNotFoundError(key);
      const file = await open(pathOf(key)).catch((error: unknown) => {
        throw isMissing(error) ? new FileNotFoundError(key) : error;
      });
      return file.createReadStream(range);
    },
    size: async (key) => {
      if (!KEY.test(key)) return undefined;
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: async (key) => {
      if (KEY.test(key)) await rm(pathOf(key), { force: true });
    },
  };
}

/** Under a temporary name until every byte is on the disk. */
async function writeWhole(path: string, content: Readable): Promise<void> {
  const temporary = `${path}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const file = await open(temporary, "wx", 0o600);
    await pipeline(content, file.createWriteStream({ flush: true }));
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The new name itself must outlive a loss of power. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
