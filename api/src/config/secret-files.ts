import { closeSync, openSync, readSync } from "node:fs";
import { resolve } from "node:path";

import { StartupError } from "../errors/startup-error.ts";
import { folders } from "./project-root.ts";

/** Keys, and addresses that can contain a password. The value of each one can also be in a file. */
const SECRET_VARIABLES = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_REPLICA_URL",
  "STORAGE_URL",
  "SECRET_KEY",
  "ACCEPTED_SECRET_KEY",
  "SMTP_URL",
  "BACKUP_TO",
  "RELEASE_HISTORY",
  "RELEASE_TARGET",
] as const;

/** The variables that name the files, such as `SECRET_KEY_FILE`. */
export const FILE_VARIABLES = SECRET_VARIABLES.map((name) => `${name}_FILE` as const);

const MAX_BYTES = 8_192;

/**
 * Reads the secrets that are in files: `SECRET_KEY_FILE` names the file with the value of `SECRET_KEY`. Returns the
 * values by the names of the secrets.
 * @throws {StartupError} for a file that cannot be read, or if both variables are set.
 */
export function readSecretFiles(env: NodeJS.ProcessEnv): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of SECRET_VARIABLES) {
    const fileVariable = `${name}_FILE`;
    const path = env[fileVariable];
    if (!path) continue;
    if (env[name]) {
      throw new StartupError(`${name} and ${fileVariable} are both set. Remove one of them`);
    }
    values[name] = readSecret(resolve(folders.relativePaths, path), fileVariable);
  }
  return values;
}

/** Returns the content without the newline that editors and `echo` add at the end. */
function readSecret(path: string, variable: string): string {
  const content = readStart(path, variable);
  if (content.length > MAX_BYTES) {
    throw new StartupError(`${variable} ${path} has more than ${MAX_BYTES} bytes`);
  }
  const value = content.toString("utf8").replace(/\r?\n$/, "");
  if (value === "") throw new StartupError(`${variable} ${path} is empty`);
  return value;
}

/** Returns one byte more than a secret may have, so that the caller notices a larger file without reading it. */
function readStart(path: string, variable: string): Buffer {
  try {
    const file = openSync(path, "r");
    try {
      const buffer = Buffer.alloc(MAX_BYTES + 1);
      let length = 0;
      for (let count = -1; count !== 0 && length < buffer.length; length += count) {
        count = readSync(file, buffer, length, buffer.length - length, null);
      }
      return buffer.subarray(0, length);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${variable} cannot be read: ${reason}`);
  }
}
