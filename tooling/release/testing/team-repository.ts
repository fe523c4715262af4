import { cp, mkdir, mkdtemp, readdir, readlink, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { packShared } from "@topout/tooling/pack-shared";

const root = resolve(import.meta.dirname, "../../..");
/** `topout-remote` imports these. Remotes do not install them. */
const TOOL_PACKAGES = ["@aws-sdk/client-s3", "@playwright/test"];

/**
 * Creates a repository that contains only the folder of a remote, with the published package of `shared`. The other
 * packages are those of this repository.
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
  const shared = join(to, "node_modules/@topout/shared");
  await packShared(root, shared);
  await linkPackages(join(root, "shared/node_modules"), join(shared, "node_modules"));
  for (const name of TOOL_PACKAGES) await linkToolPackage(name, join(shared, "node_modules", name));
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

async function linkToolPackage(name: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await symlink(join(root, "tooling/release/node_modules", name), to);
}
