import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

import { getRegistryFiles } from "@topout/api/releases";
import type { RemoteName } from "@topout/shared/remote";
import { getReleaseFolder } from "@topout/tooling/build-part";
import { readText } from "@topout/api/text-files";
import { REMOTES_URL } from "@topout/tooling/registry";
import { MANIFEST_FILE } from "@topout/tooling/release-manifest";

import type { ReleaseTarget, StoredRelease } from "./release-target.ts";
import { createLocalFile } from "./text-file.ts";

/** A folder such as REMOTES_DIR, which a web server serves. */
export function createFolderTarget(remotesDir: string, remotesUrl = REMOTES_URL): ReleaseTarget {
  const { file, lockFile } = getRegistryFiles(remotesDir);
  return {
    remotesUrl,
    registry: createLocalFile(file, { lockFile, isServed: true }),
    addRelease: (remote, hash, folder) =>
      copyFolder(folder, getReleaseFolder(remotesDir, remote, hash)),
    readManifest: (remote, hash) =>
      readText(join(getReleaseFolder(remotesDir, remote, hash), MANIFEST_FILE)),
    listReleases: (remote) => listReleases(remotesDir, remote),
    removeRelease: (remote, hash) =>
      rm(getReleaseFolder(remotesDir, remote, hash), { recursive: true, force: true }),
    removeIncomplete: (remote, before) => removeIncomplete(remotesDir, remote, before),
  };
}

/** Copies to a temporary name and renames the copy, so that `to` is never incomplete. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const partial = `${to}.${process.pid}.part`;
  await mkdir(dirname(to), { recursive: true });
  await rm(partial, { recursive: true, force: true });
  await cp(from, partial, { recursive: true });
  try {
    await rename(partial, to);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process has released the same build. Its files are equal.
    if (!existsSync(to)) throw error;
  }
}

async function listReleases(remotesDir: string, remote: RemoteName): Promise<StoredRelease[]> {
  const entries = await listEntries(remotesDir, remote);
  return entries
    .filter(({ name }) => /^[\da-f]+$/.test(name))
    .map(({ name, modifiedAt }) => ({ hash: name, modifiedAt }));
}

async function removeIncomplete(
  remotesDir: string,
  remote: RemoteName,
  before: Date,
): Promise<number> {
  const entries = await listEntries(remotesDir, remote);
  const incomplete = entries.filter(
    ({ name, modifiedAt }) => name.endsWith(".part") && modifiedAt < before,
  );
  for (const { path } of incomplete) await rm(path, { recursive: true, force: true });
  return incomplete.length;
}

async function listEntries(remotesDir: string, remote: RemoteName) {
  const folder = dirname(getReleaseFolder(remotesDir, remote, "any"));
  const names = existsSync(folder) ? await readdir(folder) : [];
  const entries = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // A release that completes meanwhile renames its folder.
      const stats = await stat(path).catch(ignoreMissing);
      return stats ? [{ name, path, modifiedAt: stats.mtime }] : [];
    }),
  );
  return entries.flat();
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
