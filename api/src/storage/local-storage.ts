import type { Dirent, Stats } from "node:fs";
import { open, opendir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { getSystemErrorCode } from "../errors/system-error-code.ts";
import { PARTIAL_SUFFIX, writeFileAtomic } from "../files/write-file-atomic.ts";
import { FileNotFoundError, isKey, createKey, requireKey, type Storage } from "./storage.ts";

/** Stores files in a folder. Subfolders have the first two characters of the keys as their name. */
export function createLocalStorage(folder: string): Storage {
  const getPath = (key: string) => join(folder, key.slice(0, 2), key);

  return {
    put: async (content, key = createKey()) => {
      const path = getPath(requireKey(key));
      await writeFileAtomic(path, content);
      return key;
    },
    stream: async (key, range) => {
      if (!isKey(key)) throw new FileNotFoundError(key);
      const file = await open(getPath(key)).catch((error: unknown) => {
        throw isMissing(error) ? new FileNotFoundError(key) : error;
      });
      return file.createReadStream(range);
    },
    size: async (key) => (isKey(key) ? (await statIfExists(getPath(key)))?.size : undefined),
    delete: async (key) => {
      if (isKey(key)) await rm(getPath(key), { force: true });
    },
    list: async function* (prefix = "") {
      for await (const { name, stats } of listStoredFiles(folder, prefix)) {
        if (isKey(name)) yield { key: name, modifiedAt: stats.mtime, sizeBytes: stats.size };
      }
    },
    removeIncomplete: async (before, prefix = "") => {
      for await (const { name, path, stats } of listStoredFiles(folder, prefix)) {
        if (name.endsWith(PARTIAL_SUFFIX) && stats.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

/** Yields the files, so that the memory use does not grow with their number. */
async function* listStoredFiles(folder: string, prefix: string) {
  const folderPrefix = prefix.slice(0, 2);
  for await (const folderEntry of readEntries(folder)) {
    if (!folderEntry.isDirectory() || !folderEntry.name.startsWith(folderPrefix)) continue;
    for await (const { name } of readEntries(join(folder, folderEntry.name))) {
      if (!name.startsWith(prefix)) continue;
      const path = join(folder, folderEntry.name, name);
      const stats = await statIfExists(path);
      if (stats) yield { name, path, stats };
    }
  }
}

async function* readEntries(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function statIfExists(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => getSystemErrorCode(error) === "ENOENT";
