import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { fingerprint } from "../build/fingerprint.ts";

/**
 * Installs what the lockfile names, when that has changed since the last time. Throws when it cannot be done.
 * What pnpm keeps for itself goes into .toolchain too, unless somebody's own pnpm has installed here before.
 */
export function installDependencies(root: string, pnpm: string): void {
  const stamp = join(root, "node_modules/.topout-installed");
  const wanted = fingerprint(root, manifests(root));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;

  console.log("Installing dependencies …");
  const { status } = spawnSync(
    process.execPath,
    [pnpm, "install", "--frozen-lockfile", "--reporter=append-only", "--loglevel=warn"],
    { cwd: root, env: pnpmEnvironment(root), stdio: ["ignore", "inherit", "inherit"] },
  );
  if (status !== 0) throw new Error("The dependencies could not be installed: see above.");
  writeFileSync(stamp, wanted);
}

function manifests(root: string): string[] {
  const packages = readdirSync(root).map((folder) => `${folder}/package.json`);
  return ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...packages.toSorted()];
}

function pnpmEnvironment(root: string): NodeJS.ProcessEnv {
  const own = join(root, ".toolchain/pnpm");
  const layout = join(root, "node_modules/.modules.yaml");
  // CI=true: pnpm never asks.
  const env = { ...process.env, CI: "true" };
  if (existsSync(layout) && !readFileSync(layout, "utf8").includes(own)) return env;
  return { ...env, XDG_DATA_HOME: own, XDG_CACHE_HOME: own, XDG_STATE_HOME: own };
}
