import { randomBytes } from "node:crypto";
import { open, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createFolder } from "../files/create-folder.ts";
import { StartupError } from "../errors/startup-error.ts";
import { getSystemErrorCode } from "../errors/system-error-code.ts";

/** Creates the folder if needed, and checks that it is writable. */
export async function openDataFolder(dataDir: string): Promise<void> {
  const testFile = join(dataDir, `.write-${process.pid}`);
  try {
    await createFolder(dataDir);
    await writeFile(testFile, "");
    await rm(testFile);
  } catch (error) {
    throw new StartupError(
      `The data folder DATA_DIR ${dataDir} is not writable: ${getReason(error)}`,
    );
  }
}

/** Returns the key that signs access tokens if SECRET_KEY is not set. Creates it on the first start. */
export async function getSigningKey(dataDir: string): Promise<string> {
  const path = join(dataDir, "signing.key");
  try {
    const file = await open(path, "wx", 0o600);
    await file.writeFile(randomBytes(48).toString("base64url"));
    await file.sync();
    await file.close();
  } catch (error) {
    if (getSystemErrorCode(error) !== "EEXIST") throw error;
  }
  const key = await readFile(path, "utf8").catch((error: unknown) => {
    throw new StartupError(`The signing key ${path} cannot be read: ${getReason(error)}`);
  });
  if (key.length >= 32) return key;
  throw new StartupError(
    `The signing key ${path} is damaged. Delete the file. Then all users must log in again.`,
  );
}

const getReason = (error: unknown): string => getSystemErrorCode(error) ?? String(error);
