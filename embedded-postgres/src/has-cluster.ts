import { lstat } from "node:fs/promises";
import { join } from "node:path";

import { getSystemErrorCode } from "./system-error-code.ts";

const MISSING_CODES = new Set<unknown>(["ENOENT", "ENOTDIR"]);

/** Whether the data folder contains a database. Creates nothing. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  try {
    await lstat(join(dataDir, "postgres"));
    return true;
  } catch (error) {
    if (MISSING_CODES.has(getSystemErrorCode(error))) return false;
    throw error;
  }
}
