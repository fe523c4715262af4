import { type CacheName, DATA_CACHE_PREFIX } from "@topout/shared/browser-storage";

/** All caches of the worker start with this prefix. */
export const CACHE_PREFIX = "topout-";

/** Increase the number when the format of a cache changes. The worker deletes caches with other names. */
export const cacheNames = {
  snapshots: "topout-snapshots-1",
  files: "topout-files-1",
  thumbnails: "topout-thumbnails-1",
  photos: "topout-photos-1",
} as const satisfies Record<string, CacheName>;

/** Deletes the caches of earlier versions of the worker. */
export async function deleteOutdatedCaches(): Promise<void> {
  const current = new Set<string>(Object.values(cacheNames));
  const names = (await caches.keys()).filter(
    (name) =>
      name.startsWith(CACHE_PREFIX) && !name.startsWith(DATA_CACHE_PREFIX) && !current.has(name),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
