import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readlink, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { packPackages } from "@topout/tooling/pack-packages";

const root = resolve(import.meta.dirname, "../../..");
/** The packages that `topout-remote` imports, and the packages of this repository that install them. */
const TOOL_PACKAGES = {
  "@aws-sdk/client-s3": "tooling/release",
  "@playwright/test": "tooling/release",
};

/**
 * Creates a repository that contains only the folder of a remote, with the published packages. The third-party
 * packages are links to those of this repository.
 */
export async function createTeamRepository(remoteFolder: string): Promise<string> {
  const repository = await mkdtemp(join(tmpdir(), "topout-team-"));
  const from = join(root, remoteFolder);
  const to = join(repository, remoteFolder);
  await cp(from, to, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist)$/.test(path),
  });
  await linkPackages(join(from, "node_modules"), join(to, "node_modules"));
  const packages = join(to, "node_modules/@topout");
  await packPackages(root, packages);
  for (const folder of await readdir(packages)) {
    await linkPackages(join(root, folder, "node_modules"), join(packages, folder, "node_modules"));
  }
  const shared = join(packages, "shared");
  for (const [name, owner] of Object.entries(TOOL_PACKAGES)) {
    await linkToolPackage(
      join(root, owner, "node_modules", name),
      join(shared, "node_modules", name),
    );
  }
  await cp(join(shared, "tsconfig.base.json"), join(repository, "tsconfig.base.json"));
  return repository;
}

/** Links the installed packages, except those of this repository. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(from, entry.name);
    if (entry.name === "@topout" || entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) await linkPackages(path, join(to, entry.name));
    else await symlink(resolve(from, await readlink(path)), join(to, entry.name));
  }
}

async function linkToolPackage(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  await mkdir(dirname(to), { recursive: true });
  await symlink(from, to);
}
