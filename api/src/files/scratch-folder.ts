import { randomBytes, randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { getSystemErrorCode } from "../errors/system-error-code.ts";
import { createFolder } from "./create-folder.ts";

/** A folder for the temporary files of requests or jobs. */
export interface ScratchFolder {
  /** Returns an unused path. */
  readonly createPath: () => string;
}

/** The start of the names of this process. An earlier process may have had the same pid. */
const OWN_PREFIX = `${process.pid}-${randomBytes(4).toString("hex")}-`;

/** Creates the folder, and deletes the files of processes that were killed. */
export async function openScratchFolder(folder: string): Promise<ScratchFolder> {
  await createFolder(folder);
  for (const name of await readdir(folder)) {
    if (belongsToRunningProcess(name)) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
  return { createPath: () => join(folder, `${OWN_PREFIX}${randomUUID()}`) };
}

/** Whether this process or another running one created the file. Several processes may share the folder. */
function belongsToRunningProcess(name: string): boolean {
  if (name.startsWith(OWN_PREFIX)) return true;
  const pid = Number.parseInt(name, 10);
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists, but belongs to another user.
    return getSystemErrorCode(error) === "EPERM";
  }
}
