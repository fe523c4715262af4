import type { Readable } from "node:stream";

import { toProblem } from "../http/failures.ts";
import type { Storage } from "./storage.ts";

type Contents = readonly (Buffer | Readable)[];

/** One key for each content. */
type Keys<C extends Contents> = { readonly [I in keyof C]: string };

/**
 * Stores what a row is about to name, then commits that row; where it cannot be committed the files go again. After a
 * lost connection it may have been: then they stay, and are swept away a day later if no row names them.
 */
export async function keepThen<const C extends Contents, T>(
  storage: Storage,
  contents: C,
  commit: (keys: Keys<C>) => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  try {
    for (const content of contents) keys.push(await storage.put(content));
    // As many as there are contents.
    return await commit(keys as readonly string[] as Keys<C>);
  } catch (error) {
    if (toProblem(error).code !== "UNAVAILABLE") {
      await Promise.allSettled(keys.map((key) => storage.delete(key)));
    }
    throw error;
  }
}
