import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { fingerprint } from "../build/fingerprint.ts";

/**
 * Installs the dependencies if a manifest or the lockfile has changed since the last installation. Throws on failure.
 */
export function installDependencies(root: string, pnpm: string): void {
  const stamp = join(root, "node_modules/.topout-installed");
  const hash = fingerprint(root, listManifests(root));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;

  console.log("Installing dependencies …");
  // CI=true disables pnpm's prompts.
  const { status } = spawnSync(
    process.execPath,
    [pnpm, "install", "--frozen-lockfile", "--reporter=append-only", "--loglevel=warn"],
    {
      cwd: root,
      env: { ...createPnpmEnvironment(root), CI: "true" },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  if (status !== 0) throw new Error("pnpm install failed. Its output is above.");
  writeFileSync(stamp, hash);
}

function listManifests(root: string): string[] {
  const packages = readdirSync(root).map((folder) => `${folder}/package.json`);
  return [
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    "package.json",
    "patches",
    ...packages.toSorted(),
  ];
}

/** Returns an environment in which pnpm keeps its store in .toolchain, unless node_modules uses another store. */
export function createPnpmEnvironment(root: string): NodeJS.ProcessEnv {
  const store = join(root, ".toolchain/pnpm");
  const modulesFile = join(root, "node_modules/.modules.yaml");
  if (existsSync(modulesFile) && !readFileSync(modulesFile, "utf8").includes(store)) {
    return process.env;
  }
  return { ...process.env, XDG_DATA_HOME: store, XDG_CACHE_HOME: store, XDG_STATE_HOME: store };
}
