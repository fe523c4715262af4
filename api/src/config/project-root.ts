import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

import { isInstalledPackage } from "../files/installation.ts";

/** The folder of the repository, or of the installed package. */
export const projectRoot = resolve(import.meta.dirname, "../../..");

interface Folders {
  /** Relative paths in the configuration are relative to this folder. */
  readonly relativePaths: string;
  /** The default of `DATA_DIR`. */
  readonly data: string;
}

interface Process {
  readonly isInstalledPackage: boolean;
  readonly workingDirectory: string;
  readonly env: NodeJS.ProcessEnv;
  readonly homeFolder: string;
}

/**
 * Returns folders outside of an installed package, because npm deletes its folder at each upgrade. The data are in the
 * user's folder for data, so that every command finds them from any working directory.
 */
export function findFolders(process: Process): Folders {
  if (!process.isInstalledPackage) {
    return { relativePaths: projectRoot, data: join(projectRoot, "data") };
  }
  const dataHome = process.env["XDG_DATA_HOME"];
  const parent =
    dataHome !== undefined && isAbsolute(dataHome)
      ? dataHome
      : join(process.homeFolder, ".local/share");
  return { relativePaths: process.workingDirectory, data: join(parent, "topout") };
}

export const folders = findFolders({
  isInstalledPackage,
  workingDirectory: process.cwd(),
  env: process.env,
  homeFolder: homedir(),
});
