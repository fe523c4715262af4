import { Readable } from "node:stream";

import { isConnectionError } from "../database/errors.ts";
import type { Storage } from "./storage.ts";

type Contents = readonly (Buffer | Readable)[];

/** One key for each content. */
type Keys<C extends Contents> = { readonly [I in keyof C]: string };

/**
 * Stores what a row is about to name, then commits that row; where that fails the files go again. Where the connection
 * was lost it may have been committed: then they stay, and are swept away a day later if no row names them.
 */
export async function keepThen<const C extends Contents, T>(
  storage: Storage,
  contents: C,
  commit: (keys: Keys<C>) => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  let committing = false;
  try {
    for (const content of contents) keys.push(await storage.put(content));
    committing = true;
    // As many as there are contents.
    return await commit(keys as readonly string[] as Keys<C>);
  } catch (error) {
    if (!committing || !isConnectionError(error)) {
      await Promise.allSettled(keys.map((key) => storage.delete(key)));
    }
    throw error;
  } finally {
    contents.forEach(letGo);
  }
}

/**
 * Closes a stream that was not read to its end. Whoever made it may delete its file next, and a stream that is still to
 * open it would then throw where nobody listens.
 */
function letGo(content: Buffer | Readable) {
  if (content instanceof Readable) content.on("error", () => undefined).destroy();
}
