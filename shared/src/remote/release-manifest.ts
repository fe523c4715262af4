import * as z from "zod/mini";

import { FirstLoad, mapDrawings } from "./first-load.ts";
import type { RegisteredRemote } from "./registry.ts";
import { type RemoteName, remotes } from "./remotes.ts";

const ReleasedFile = z.object({
  sizeBytes: z.int(),
  /** The size of the brotli copy. Absent if the file is not text. */
  compressedBytes: z.optional(z.int()),
  /** The subresource integrity hash. */
  integrity: z.string(),
});

/** `release.json`, which describes an immutable release. Paths are relative to its folder. */
export const ReleaseManifest = z.object({
  schema: z.literal(1),
  remote: z.enum(Object.keys(remotes) as RemoteName[]),
  version: z.string(),
  contract: z.int(),
  entry: z.string(),
  /** The files that the remote loads before any screen. */
  preload: z.array(z.string()),
  /** The other files of each screen. A release of an older build has none. */
  screens: z.optional(z.record(z.string(), z.array(z.string()))),
  /** What the screens need before the code of the remote has loaded. A release of an older build has none. */
  firstLoad: z.optional(FirstLoad),
  /** The versions of the shared libraries with which it was built. A release of an older build has none. */
  libraries: z.optional(z.record(z.string(), z.string())),
  files: z.record(z.string(), ReleasedFile),
});
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

/**
 * Creates the registry entry of a release.
 * @param folderUrl The URL of the folder of the release, with a trailing slash.
 */
export function createRegisteredRemote(
  { version, contract, entry, preload, screens = {}, firstLoad, files }: ReleaseManifest,
  folderUrl: string,
): RegisteredRemote {
  const toUrl = (file: string) => `${folderUrl}${file}`;
  return {
    version,
    contract,
    entry: toUrl(entry),
    preload: preload.map(toUrl),
    screens: mapRecord(screens, (screen, screenFiles) => [screen, screenFiles.map(toUrl)]),
    ...(firstLoad && { firstLoad: mapDrawings(firstLoad, toUrl) }),
    integrity: mapRecord(files, (file, { integrity }) => [toUrl(file), integrity]),
  };
}

const mapRecord = <T, R>(
  record: Readonly<Record<string, T>>,
  map: (key: string, value: T) => readonly [string, R],
): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => map(key, value)));
