import { copyFile, stat, truncate } from "node:fs/promises";
import { join } from "node:path";

import type { Cluster } from "./locate-cluster.ts";

const MAX_LOG_BYTES = 8 * 1024 * 1024;
const CHECK_INTERVAL_MS = 60_000;

export const getLogPath = ({ folder }: Cluster): string => join(folder, "postgres.log");

/**
 * Moves a large log to `<log>.1`, also while the server runs: the server appends to the file, so it continues at the
 * start of the truncated one. Returns the size of the log.
 */
export async function rotateLog(log: string): Promise<number> {
  const size = await stat(log).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size < MAX_LOG_BYTES) return size;
  await copyFile(log, `${log}.1`);
  await truncate(log);
  return 0;
}

/** Rotates the log of a running server. Returns a function that stops that. */
export function watchLog(log: string, onError: (error: unknown) => void): () => void {
  const check = () => void rotateLog(log).catch(onError);
  const timer = setInterval(check, CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
