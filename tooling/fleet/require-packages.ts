import { spawnSync } from "node:child_process";

import { canInstallPackages, installPackages } from "../install-browsers/debian.ts";

/** Debian has these programs in packages with the same names. */
const PROGRAMS = ["nginx", "pgbouncer"];

export function requirePackages(): void {
  const missing = PROGRAMS.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  if (canInstallPackages()) installPackages(missing);
  const stillMissing = missing.filter((name) => !isInstalled(name));
  if (stillMissing.length > 0) throw new Error(`Install ${stillMissing.join(" and ")} first`);
}

/** Debian installs the programs in /usr/sbin, which may not be in the PATH of a user. */
export const PROGRAM_PATH = `${process.env["PATH"]}:/usr/sbin`;

const isInstalled = (name: string) =>
  spawnSync(name, ["-V"], { env: { ...process.env, PATH: PROGRAM_PATH } }).error === undefined;
