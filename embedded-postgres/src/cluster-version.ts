import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { findPackageFolder } from "./binaries.ts";
import { getSystemErrorCode } from "./system-error-code.ts";
import { PostgresStartError } from "./start-error.ts";

const MISSING_CODES = new Set<unknown>(["ENOENT", "ENOTDIR"]);

/** Returns the major version of the database in a PGDATA folder. Undefined without a database. */
export async function readPgDataMajor(pgData: string): Promise<string | undefined> {
  try {
    return (await readFile(join(pgData, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    if (MISSING_CODES.has(getSystemErrorCode(error))) return undefined;
    throw new PostgresStartError(`Cannot read the database in ${pgData}: ${String(error)}`);
  }
}

/** Returns the major version of the database in a data folder. Undefined without a database. */
export const readClusterMajor = (dataDir: string): Promise<string | undefined> =>
  readPgDataMajor(join(dataDir, "postgres"));

export const getMajor = (version: string): string => version.split(".")[0] ?? "";

/** Returns the major version of the PostgreSQL that this program includes. */
export async function readIncludedMajor(): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(join(findPackageFolder(), "package.json"), "utf8"),
  );
  return getMajor(manifest.version);
}
