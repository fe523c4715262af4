import { rm } from "node:fs/promises";

const MAX_RETRIES = 5;

/** Removes a folder of a closed API, in which a request whose client has gone may still write a file. */
export const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, maxRetries: MAX_RETRIES });
