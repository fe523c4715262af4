import { getRegistryFiles } from "@topout/api/releases";
import { readText, writeCompressed } from "@topout/api/text-files";
import { Registry } from "@topout/shared/remote";

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

/**
 * Returns the registry with this release as the live one of its remote, without a gradual one. A remote that is switched
 * off stays off.
 */
export function withRelease(
  { schema, remotes }: Registry,
  release: Release,
  remotesUrl: string = REMOTES_URL,
): Registry {
  const { remote } = release.manifest;
  const entry = createRegistryEntry(release, remotesUrl, remotes[remote]);
  return { schema, remotes: { ...remotes, [remote]: entry } };
}

/** Returns the registry for a check of a release: it is live, and its remote is not switched off. */
export function withCheckedRelease({ schema, remotes }: Registry, release: Release): Registry {
  const { remote } = release.manifest;
  return withRelease({ schema, remotes: { ...remotes, [remote]: undefined } }, release);
}

/**
 * Returns the registry with a build as the live release of its remote, unless the release tool has changed the entry. A
 * build is not checked, so it must not replace a release.
 */
export const withBuild = (registry: Registry, build: Release): Registry =>
  registry.remotes[build.manifest.remote]?.isReleased === true
    ? registry
    : withRelease(registry, build);

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
