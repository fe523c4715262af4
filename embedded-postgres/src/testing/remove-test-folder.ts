import { rm } from "node:fs/promises";

/** A server that stops may still write a file while its folder is removed. Then `rm` fails with ENOTEMPTY. */
export const removeTestFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
