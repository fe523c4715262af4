import { spawnSync } from "node:child_process";

/** Whether this process runs as root on a system with apt-get. */
export const canInstallPackages = (): boolean =>
  process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

export function installPackages(packages: readonly string[]): void {
  console.error(`Installing ${packages.join(", ")} …`);
  runAptGet("update");
  runAptGet("install", "--yes", "--no-install-recommends", ...packages);
}

/** The package server may not respond. */
const TIMEOUT_MS = 5 * 60_000;

function runAptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["--quiet=2", ...args], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
    timeout: TIMEOUT_MS,
  });
}
