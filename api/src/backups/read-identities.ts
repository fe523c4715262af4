import { readFile } from "node:fs/promises";

import { parseIdentities } from "@topout/archive";

import { StartupError } from "../errors/startup-error.ts";

/**
 * Reads the identities in a file of `age-keygen`.
 * @throws {StartupError} if it is not such a file.
 */
export async function readIdentities(path: string): Promise<string[]> {
  const identities = parseIdentities(await readFile(path, "utf8"));
  if (identities) return identities;
  throw new StartupError(`${path} does not contain an age identity (AGE-SECRET-KEY-…)`);
}
