import { access } from "node:fs/promises";
import { join } from "node:path";

import { getSystemErrorCode } from "./system-error-code.ts";

const CHECK_INTERVAL_MS = 1_000;

/** Whether the cluster's files were deleted. The server can continue to run without them for some time. */
export async function isDeleted(pgData: string): Promise<boolean> {
  try {
    await access(join(pgData, "PG_VERSION"));
    return false;
  } catch (error) {
    return getSystemErrorCode(error) === "ENOENT";
  }
}

/** Calls `onDeleted` once when the cluster is deleted. Returns a function that stops watching. */
export function watchDeletion(pgData: string, onDeleted: () => void): () => void {
  const check = async () => {
    if (!(await isDeleted(pgData))) return;
    clearInterval(timer);
    onDeleted();
  };
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
