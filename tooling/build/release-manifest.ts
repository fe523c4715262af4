import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import {
  CONTRACT_VERSION,
  type RegisteredRemote,
  type RemoteName,
  remotes,
} from "@topout/shared/remote";
import * as z from "zod/mini";

import {
  getEntryChunks,
  getScriptFiles,
  type Manifest,
  withStaticImports,
} from "./module-graph.ts";

/** The name of the manifest in the folder of a release. */
export const MANIFEST_FILE = "release.json";

const ReleasedFile = z.object({
  sizeBytes: z.int(),
  /** The size of the brotli copy. Absent if the file is not text. */
  compressedBytes: z.optional(z.int()),
  /** The subresource integrity hash. */
  integrity: z.string(),
});

/** Describes an immutable release. Paths are relative to its folder. */
export const ReleaseManifest = z.object({
  schema: z.literal(1),
  remote: z.custom<RemoteName>((name) => typeof name === "string" && Object.hasOwn(remotes, name)),
  version: z.string(),
  contract: z.int(),
  entry: z.string(),
  /** The files that the remote loads before any screen. */
  preload: z.array(z.string()),
  /** The other files of each screen. A release of an older build has none. */
  screens: z._default(z.record(z.string(), z.array(z.string())), {}),
  files: z.record(z.string(), ReleasedFile),
});
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

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
  readonly remote: RemoteName;
  readonly version: string;
}

/** Describes a release: its files with their sizes and hashes, and what a browser loads first. */
export async function createReleaseManifest(release: ReleasedBuild): Promise<ReleaseManifest> {
  const { folder, files, build, screenModules, remote, version } = release;
  const descriptions = await Promise.all(
    files.map(async (file) => [file, await describeFile(join(folder, file))] as const),
  );
  const preload = getScriptFiles(build, withStaticImports(build, getEntryChunks(build)));
  return {
    schema: 1,
    remote,
    version,
    contract: CONTRACT_VERSION,
    entry: "remoteEntry.js",
    preload,
    screens: mapValues(screenModules, (module) =>
      getScriptFiles(build, withStaticImports(build, [module])).filter(
        (file) => !preload.includes(file),
      ),
    ),
    files: Object.fromEntries(descriptions),
  };
}

const mapValues = <T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

async function describeFile(path: string): Promise<z.infer<typeof ReleasedFile>> {
  const content = await readFile(path);
  const compressed = await stat(`${path}.br`).catch(() => undefined);
  return {
    sizeBytes: content.length,
    ...(compressed && { compressedBytes: compressed.size }),
    integrity: `sha384-${createHash("sha384").update(content).digest("base64")}`,
  };
}

/**
 * Creates the registry entry of a release, with the replaced release as `previous`.
 * @param remotesUrl The URL of the folder of all remotes, with a trailing slash.
 */
export function createRegistryEntry(
  { hash, manifest }: Release,
  remotesUrl: string,
  replaced: RegisteredRemote | undefined,
): RegisteredRemote {
  const { remote, version, contract, preload, screens, files } = manifest;
  const toUrl = (file: string) => `${remotesUrl}${remote}/v/${hash}/${file}`;
  const entry = toUrl(manifest.entry);
  return {
    version,
    contract,
    entry,
    preload: preload.map(toUrl),
    screens: mapValues(screens, (screenFiles) => screenFiles.map(toUrl)),
    integrity: Object.fromEntries(
      Object.entries(files).map(([file, { integrity }]) => [toUrl(file), integrity]),
    ),
    ...getPrevious(entry, replaced),
  };
}

/** The same release can be registered again, for example after a change of the registry's format. */
function getPrevious(entry: string, replaced: RegisteredRemote | undefined) {
  if (replaced?.entry === entry) return replaced.previous && { previous: replaced.previous };
  return replaced && { previous: { version: replaced.version, entry: replaced.entry } };
}
