import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import type { LibraryVersions } from "@topout/shared/federation";
import {
  REMOTE_INTERFACE_VERSION,
  createRegisteredRemote,
  type FirstLoad,
  type GradualRelease,
  type RegisteredRemote,
  ReleaseManifest,
  type RemoteName,
} from "@topout/shared/remote";

import { getEntryChunk, getScriptFiles, type Manifest, withStaticImports } from "./module-graph.ts";

/** The name of the manifest in the folder of a release. */
export const MANIFEST_FILE = "release.json";

export const parseReleaseManifest = (text: string): ReleaseManifest =>
  ReleaseManifest.parse(JSON.parse(text));

/** A build of a remote in its immutable folder. */
export interface Release {
  readonly hash: string;
  readonly manifest: ReleaseManifest;
}

export const formatReleaseManifest = (manifest: ReleaseManifest): string =>
  `${JSON.stringify(manifest, undefined, 2)}\n`;

interface ReleasedBuild {
  /** The folder of the release, with the brotli copies. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Vite's manifest of the build. */
  readonly build: Manifest;
  /** The keys of the screens' modules in Vite's manifest, by screen. */
  readonly screenModules: Readonly<Record<string, string>>;
  readonly firstLoad: FirstLoad | undefined;
  readonly libraries: LibraryVersions;
  readonly remote: RemoteName;
  readonly version: string;
}

/** Describes a release: its files with their sizes and hashes, and what a browser loads first. */
export async function createReleaseManifest(release: ReleasedBuild): Promise<ReleaseManifest> {
  const { folder, files, build, screenModules, firstLoad, libraries, remote, version } = release;
  const descriptions = await Promise.all(
    files.map(async (file) => [file, await describeFile(join(folder, file))] as const),
  );
  const preload = getScriptFiles(build, withStaticImports(build, [getEntryChunk(build)]));
  return {
    schema: 1,
    remote,
    version,
    contract: REMOTE_INTERFACE_VERSION,
    entry: "remoteEntry.js",
    preload,
    screens: mapValues(screenModules, (module) =>
      getScriptFiles(build, withStaticImports(build, [module])).filter(
        (file) => !preload.includes(file),
      ),
    ),
    ...(firstLoad && { firstLoad }),
    libraries,
    files: Object.fromEntries(descriptions),
  };
}

const mapValues = <T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

async function describeFile(path: string): Promise<ReleaseManifest["files"][string]> {
  const content = await readFile(path);
  const compressed = await stat(`${path}.br`).catch(() => undefined);
  return {
    sizeBytes: content.length,
    ...(compressed && { compressedBytes: compressed.size }),
    integrity: createIntegrity(content),
  };
}

/** Returns the subresource integrity hash of a file. */
export const createIntegrity = (content: Buffer | string): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/**
 * Creates the registry entry of a release, with the replaced release as `previous`. A remote that is off stays off.
 * @param remotesUrl The URL of the folder of all remotes, with a trailing slash.
 */
export function createRegistryEntry(
  { hash, manifest }: Release,
  remotesUrl: string,
  replaced: RegisteredRemote | undefined,
): RegisteredRemote {
  const registered = createRegisteredRemote(manifest, getFolderUrl(hash, manifest, remotesUrl));
  return {
    ...registered,
    ...getPrevious(registered.entry, replaced),
    ...(replaced?.off && { off: replaced.off }),
  };
}

/** Creates the part of a registry entry for a release that this percentage of the browsers runs. */
export const createGradualRelease = (
  { hash, manifest }: Release,
  remotesUrl: string,
  share: number,
): GradualRelease => ({
  ...createRegisteredRemote(manifest, getFolderUrl(hash, manifest, remotesUrl)),
  share,
  salt: hash,
});

const getFolderUrl = (hash: string, { remote }: ReleaseManifest, remotesUrl: string) =>
  `${remotesUrl}${remote}/v/${hash}/`;

/**
 * Returns the replaced release as `previous`. If the same release is registered again, for example in a new format of
 * the registry, returns its old `previous`.
 */
function getPrevious(entry: string, replaced: RegisteredRemote | undefined) {
  if (replaced?.entry === entry) return replaced.previous && { previous: replaced.previous };
  return replaced && { previous: { version: replaced.version, entry: replaced.entry } };
}
