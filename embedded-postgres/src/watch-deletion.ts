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
  let isWatching = true;
  const stop = () => {
    isWatching = false;
    clearInterval(timer);
  };
  const check = async () => {
    // On a slow disk, a check can end after the next one, or after the end of the watch.
    if (!(await isDeleted(pgData)) || !isWatching) return;
    stop();
    onDeleted();
  };
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS).unref();
  return stop;
}
