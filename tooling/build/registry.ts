import { join } from "node:path";

import { Registry } from "@topout/shared/remote";

import { readText, writeCompressed } from "./files.ts";
import { createRegistryEntry, type Release } from "./release-manifest.ts";
import { withLock } from "./with-lock.ts";

const EMPTY_REGISTRY: Registry = { schema: 1, remotes: {} };

/** Parses the text of a registry. Returns an empty registry if the file does not exist. */
export const parseRegistry = (text: string | undefined): Registry =>
  text === undefined ? EMPTY_REGISTRY : Registry.parse(JSON.parse(text));

export const formatRegistry = (registry: Registry): string =>
  `${JSON.stringify(Registry.parse(registry), undefined, 2)}\n`;

/** The URL of the folder of all remotes, on the origin of the shell. */
export const REMOTES_URL = "/remotes/";

/** Returns the registry with this release as the live one of its remote. */
export function withRelease(
  { schema, remotes }: Registry,
  release: Release,
  remotesUrl: string = REMOTES_URL,
): Registry {
  const { remote } = release.manifest;
  const entry = createRegistryEntry(release, remotesUrl, remotes[remote]);
  return { schema, remotes: { ...remotes, [remote]: entry } };
}

/** Returns the registry and its lock file. The lock file is next to the folder, so that it is not served. */
export const getRegistryFiles = (remotesDir: string) => ({
  file: join(remotesDir, "remotes.json"),
  lockFile: `${remotesDir}.lock`,
});

/** Reads the registry in the folder of the remotes. */
export const readRegistry = async (remotesDir: string): Promise<Registry> =>
  parseRegistry(await readText(getRegistryFiles(remotesDir).file));

/** Replaces the registry atomically: a concurrent reader sees the old or the new one. */
export async function updateRegistry(
  remotesDir: string,
  change: (registry: Registry) => Registry,
): Promise<void> {
  const { file, lockFile } = getRegistryFiles(remotesDir);
  await withLock(lockFile, async () => {
    await writeCompressed(file, formatRegistry(change(await readRegistry(remotesDir))));
  });
}
