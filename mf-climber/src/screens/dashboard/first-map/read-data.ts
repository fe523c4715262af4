import { getDataCacheName } from "@topout/shared/browser-storage";

import type { ReadJson } from "./map-data.ts";

const toAbsoluteUrl = (url: string) => `${globalThis.apiOrigin ?? ""}${url}`;

/** Reads the responses to the requests that the document has sent. */
export const readResponses: ReadJson = async (url) => {
  const { firstData } = window;
  const find = () => firstData?.responses.get(toAbsoluteUrl(url));
  // Clone each response before the API client reads it.
  const clone = async () => (await find())?.clone();
  const response = await (find() ? clone() : firstData?.allStarted?.then(clone));
  if (!response?.ok) throw new Error(`The document has no response of ${url}`);
  return response.json();
};

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
