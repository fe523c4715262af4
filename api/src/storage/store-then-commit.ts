import { Readable } from "node:stream";

import { isConnectionError } from "../database/errors.ts";
import type { Storage } from "./storage.ts";

type Contents = readonly (Buffer | Readable)[];

/** A tuple with one key for each content. */
type Keys<C extends Contents> = { readonly [I in keyof C]: string };

/**
 * Stores files, then commits the rows that refer to them. Deletes the files if the commit fails, but not if the
 * connection was lost, because the commit may have succeeded. The nightly sweep removes unused files.
 */
export async function storeThenCommit<const C extends Contents, T>(
  storage: Storage,
  contents: C,
  commit: (keys: Keys<C>) => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  let isCommitting = false;
  try {
    for (const content of contents) keys.push(await storage.put(content));
    isCommitting = true;
    // The number of keys equals the number of contents.
    return await commit(keys as readonly string[] as Keys<C>);
  } catch (error) {
    if (!isCommitting || !isConnectionError(error)) {
      await Promise.allSettled(keys.map((key) => storage.delete(key)));
    }
    throw error;
  } finally {
    contents.forEach(destroyStream);
  }
}

/** Closes an unread stream, so that the caller can delete its file without an unhandled error. */
function destroyStream(content: Buffer | Readable) {
  if (content instanceof Readable) content.on("error", () => undefined).destroy();
}
