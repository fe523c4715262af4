import { access, constants, mkdir } from "node:fs/promises";
import { dirname } from "node:path";

import { getSystemErrorCode } from "../errors/system-error-code.ts";
import { readText, writeAtomically, writeCompressed } from "../files/text-files.ts";
import { type LockOptions, withLock } from "../files/with-lock.ts";

/** A small file that several processes edit: the registry, or the history of releases. */
export interface TextFile {
  /** Returns undefined if the file does not exist. */
  readonly read: () => Promise<string | undefined>;
  /** Replaces the file atomically. Two concurrent updates never lose an edit. */
  readonly update: (change: (text: string | undefined) => string) => Promise<void>;
  /** Whether this process may edit the file. Changes nothing. */
  readonly isWritable: () => Promise<boolean>;
}

export interface LocalFileOptions {
  /** The default is a file next to the text file. */
  readonly lockFile?: string;
  /** Whether to write a brotli copy for web servers. */
  readonly isServed?: boolean;
  readonly lock?: LockOptions;
}

/** An edit takes less than a second. */
const DEFAULT_LOCK: LockOptions = { maxWaitMs: 20_000 };

export function createLocalFile(
  path: string,
  { lockFile = `${path}.lock`, isServed = false, lock = DEFAULT_LOCK }: LocalFileOptions = {},
): TextFile {
  const write = isServed ? writeCompressed : writeAtomically;
  return {
    read: () => readText(path),
    update: async (change) => {
      await mkdir(dirname(path), { recursive: true });
      await withLock(lockFile, async () => write(path, change(await readText(path))), lock);
    },
    isWritable: async () => (await canWrite(dirname(path))) && canWrite(dirname(lockFile)),
  };
}

/** Whether this process can create files in the folder, or create the folder. */
async function canWrite(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return true;
  } catch (error) {
    return getSystemErrorCode(error) === "ENOENT" && canWrite(dirname(folder));
  }
}
