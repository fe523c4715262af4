import { hashText } from "@topout/shared/domain";

import type { CacheName } from "./stored-items.ts";

/** The service worker has a cache of API responses for each session, and one for visitors. */
export const DATA_CACHE_PREFIX = "topout-data-1-" satisfies CacheName;

export const VISITOR_CACHE = "topout-data-1-visitor" satisfies CacheName;

/** The name contains a digest, because the token itself must not be stored a second time. */
export async function getDataCacheName(token: string | null): Promise<string> {
  if (token === null) return VISITOR_CACHE;
  return DATA_CACHE_PREFIX + (await hashText(token)).slice(0, 24);
}
