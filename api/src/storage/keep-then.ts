import { toProblem } from "../http/failures.ts";
import type { Storage } from "./storage.ts";

/**
 * Stores what a row is about to name, then commits that row; where it cannot be committed the files go again. After a
 * lost connection it may have been: then they stay, and are swept away a day later if no row names them.
 */
export async function keepThen<T>(
  storage: Storage,
  contents: readonly Buffer[],
  commit: (keys: readonly string[]) => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  try {
    for (const content of contents) keys.push(await storage.put(content));
    return await commit(keys);
  } catch (error) {
    if (toProblem(error).code !== "UNAVAILABLE") {
      await Promise.allSettled(keys.map((key) => storage.delete(key)));
    }
    throw error;
  }
}
