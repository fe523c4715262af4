import { createHash } from "node:crypto";

const LENGTH = 32;

/** Returns a key for file names and jobs that can outlive the account. The key does not reveal the account's id. */
export const getAccountKey = (userId: string): string =>
  createHash("sha256").update(userId).digest("hex").slice(0, LENGTH);
