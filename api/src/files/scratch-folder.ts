import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { makeFolder } from "./make-folder.ts";

/** Where files lie for a while: that of a request, or of a job. */
export interface ScratchFolder {
  /** A path that nothing lies at yet. */
  readonly newPath: () => string;
}

/** Makes the folder, and clears away what processes that were killed left in it. */
export async function openScratchFolder(folder: string): Promise<ScratchFolder> {
  await makeFolder(folder);
  for (const name of await readdir(folder)) {
    if (!belongsToAnother(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
  return { newPath: () => join(folder, `${process.pid}-${randomUUID()}`) };
}

/** Several processes may share one folder. Who has our own number now had none of these files. */
function belongsToAnother(name: string): boolean {
  const pid = Number.parseInt(name, 10);
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, but is not ours to signal.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
