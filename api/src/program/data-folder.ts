import { randomBytes } from "node:crypto";
import { open, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { makeFolder } from "../files/make-folder.ts";
import { StartupError } from "../errors/startup-error.ts";

/** Makes the folder where there is none, and finds out at once whether it can be written. */
export async function openDataFolder(dataDir: string): Promise<void> {
  const trial = join(dataDir, `.write-${process.pid}`);
  try {
    await makeFolder(dataDir);
    await writeFile(trial, "");
    await rm(trial);
  } catch (error) {
    throw new StartupError(
      `The data folder DATA_DIR ${dataDir} cannot be written: ${reasonOf(error)}`,
    );
  }
}

/** Signs access tokens where SECRET_KEY does not: made once, kept for good. */
export async function signingKey(dataDir: string): Promise<string> {
  const path = join(dataDir, "signing.key");
  try {
    const file = await open(path, "wx", 0o600);
    await file.writeFile(randomBytes(48).toString("base64url"));
    await file.sync();
    await file.close();
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
  const key = await readFile(path, "utf8").catch((error: unknown) => {
    throw new StartupError(`The signing key ${path} cannot be read: ${reasonOf(error)}`);
  });
  if (key.length >= 32) return key;
  throw new StartupError(
    `The signing key ${path} is damaged: remove it, and everybody logs in anew.`,
  );
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

const reasonOf = (error: unknown): string => String(codeOf(error) ?? error);
