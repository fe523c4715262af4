import { getDataCacheName } from "@topout/shared/browser-storage";
import { toAbsoluteUrl } from "@topout/shared/first-load";

import type { ReadJson } from "./map-data.ts";

/** Reads the responses of the last visit, which the service worker has cached. */
export const createCacheReader = (token: string | null): ReadJson => {
  const cacheName = getDataCacheName(token);
  return async (url) => {
    const options = { cacheName: await cacheName, ignoreVary: true };
    const response = await caches.match(toAbsoluteUrl(url), options);
    if (!response) throw new Error(`There is no cached response of ${url}`);
    return response.json();
  };
};
