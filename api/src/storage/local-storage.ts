import type { Dirent, Stats } from "node:fs";
import { open, opendir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { getSystemErrorCode } from "../errors/system-error-code.ts";
import { PARTIAL_SUFFIX, writeFileAtomic } from "../files/write-file-atomic.ts";
import { LocalFolder, type LocalFolderOptions } from "./local-folder.ts";
import {
  FileNotFoundError,
  isKey,
  createKey,
  requireKey,
  type Storage,
  type UnknownFile,
} from "./storage.ts";

/** Stores files in a folder. Subfolders have the first two characters of the keys as their name. */
export function createLocalStorage(path: string, options?: LocalFolderOptions): Storage {
  const folder = new LocalFolder(path, options);
  const getPath = (key: string) => join(path, key.slice(0, 2), key);

  return {
    check: () => folder.requireWritable(),
    put: async (content, key = createKey()) => {
      const file = getPath(requireKey(key));
      await folder.store(() => writeFileAtomic(file, content));
      return key;
    },
    stream: async (key, range) => {
      const file = isKey(key)
        ? await open(getPath(key)).catch((error: unknown) => folder.acceptMissing(error))
        : undefined;
      if (!file) throw new FileNotFoundError(key);
      return file.createReadStream(range);
    },
    size: async (key) => {
      if (!isKey(key)) return undefined;
      const stats = await stat(getPath(key)).catch((error: unknown) => folder.acceptMissing(error));
      return stats?.size;
    },
    delete: async (key) => {
      if (isKey(key)) await rm(getPath(key)).catch((error: unknown) => folder.acceptMissing(error));
    },
    list: async function* (prefix = "") {
      await folder.requireAvailable();
      for await (const { name, stats } of listStoredFiles(path, prefix)) {
        if (isKey(name)) yield { key: name, modifiedAt: stats.mtime, sizeBytes: stats.size };
      }
    },
    listUnknown: () => listUnknownFiles(folder),
    removeIncomplete: async (before, prefix = "") => {
      await folder.requireAvailable();
      await removeIncompleteFiles(path, before, prefix);
    },
  };
}

async function removeIncompleteFiles(folder: string, before: Date, prefix: string) {
  for await (const { name, path, stats } of listStoredFiles(folder, prefix)) {
    const isOld = name.endsWith(PARTIAL_SUFFIX) && stats.mtime < before;
    if (isOld) await rm(path, { force: true });
  }
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

/** Yields the files that are not where `getPath` stores a key. */
async function* listUnknownFiles(localFolder: LocalFolder): AsyncGenerator<UnknownFile> {
  await localFolder.requireAvailable();
  const folder = localFolder.path;
  for await (const entry of readEntries(folder)) {
    if (!entry.isDirectory() || !/^[0-9a-f]{2}$/.test(entry.name)) {
      yield* toUnknownFile(folder, entry, entry.name);
      continue;
    }
    for await (const file of readEntries(join(folder, entry.name))) {
      if (file.isFile() && isKey(file.name) && file.name.startsWith(entry.name)) continue;
      yield* toUnknownFile(folder, file, `${entry.name}/${file.name}`);
    }
  }
}

async function* toUnknownFile(
  folder: string,
  entry: Dirent,
  name: string,
): AsyncGenerator<UnknownFile> {
  const stats = await statIfExists(join(folder, name));
  if (stats) yield { name: entry.isDirectory() ? `${name}/` : name, modifiedAt: stats.mtime };
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
