import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { RemoteName } from "@topout/shared/remote";
import { getReleaseFolder } from "@topout/tooling/build-part";
import { readText } from "@topout/tooling/files";
import { getRegistryFiles, REMOTES_URL } from "@topout/tooling/registry";
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
  const folder = dirname(getReleaseFolder(remotesDir, remote, "any"));
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return Promise.all(
    names
      .filter((name) => /^[\da-f]+$/.test(name))
      .map(async (hash) => ({ hash, modifiedAt: (await stat(join(folder, hash))).mtime })),
  );
}
