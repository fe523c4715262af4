import { createHash } from "node:crypto";

const LENGTH = 32;

/** Returns the key of an account for file names and jobs that can outlive it. It does not reveal the id. */
export const getAccountKey = (userId: string): string =>
  createHash("sha256").update(userId).digest("hex").slice(0, LENGTH);
