import { dirname } from "node:path";
import { mkdir } from "node:fs/promises";

import { readText, writeAtomically, writeCompressed } from "@topout/tooling/files";
import { withLock } from "@topout/tooling/with-lock";

/** A small file that several release processes edit. */
export interface TextFile {
  /** Returns undefined if the file does not exist. */
  readonly read: () => Promise<string | undefined>;
  /** Replaces the file atomically. Two concurrent updates never lose an edit. */
  readonly update: (change: (text: string | undefined) => string) => Promise<void>;
}

interface LocalFileOptions {
  /** The default is a file next to the text file. */
  readonly lockFile?: string;
  /** Whether to write a brotli copy for web servers. */
  readonly isServed?: boolean;
}

export function createLocalFile(
  path: string,
  { lockFile = `${path}.lock`, isServed = false }: LocalFileOptions = {},
): TextFile {
  const write = isServed ? writeCompressed : writeAtomically;
  return {
    read: () => readText(path),
    update: async (change) => {
      await mkdir(dirname(path), { recursive: true });
      await withLock(lockFile, async () => write(path, change(await readText(path))));
    },
  };
}
