import type { CacheName } from "@topout/shared/browser-storage";
import { hashText } from "@topout/shared/domain";

/** All caches of the worker start with this prefix. */
export const CACHE_PREFIX = "topout-";

/** Increase the number when the format of a cache changes. The worker deletes caches with other names. */
export const cacheNames = {
  snapshots: "topout-snapshots-1",
  files: "topout-files-1",
  thumbnails: "topout-thumbnails-1",
  photos: "topout-photos-1",
} as const satisfies Record<string, CacheName>;

/** A cache for each session, and one for visitors. */
export const DATA_CACHE_PREFIX = "topout-data-1-" satisfies CacheName;

export const VISITOR_CACHE = "topout-data-1-visitor" satisfies CacheName;

/** The name contains a digest, because the token itself must not be stored a second time. */
export async function getDataCacheName(token: string | null): Promise<string> {
  if (token === null) return VISITOR_CACHE;
  return DATA_CACHE_PREFIX + (await hashText(token)).slice(0, 24);
}

/** Deletes the caches of earlier versions of the worker. */
export async function deleteOutdatedCaches(): Promise<void> {
  const current = new Set<string>(Object.values(cacheNames));
  const names = (await caches.keys()).filter(
    (name) =>
      name.startsWith(CACHE_PREFIX) && !name.startsWith(DATA_CACHE_PREFIX) && !current.has(name),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
