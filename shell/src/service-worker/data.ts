import { DATA_CACHE_PREFIX, getDataCacheName, VISITOR_CACHE } from "@topout/shared/browser-storage";
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";

import { reportCachedResponse, reportOnline } from "./connection.ts";
import { hasApiHeader } from "./own-response.ts";

const MAX_AGE_SECONDS = 30 * 86_400;
/** A weak network can stop transferring without an error. */
const NETWORK_TIMEOUT_SECONDS = 10;
const MAX_RESPONSES = 60;
const MAX_ENDED_SESSIONS = 20;
/** Our server sends 503 too. */
const GATEWAY_ERRORS = new Set([502, 503, 504]);

/** The cache of the session that a page has sent last. */
let currentCache: string | undefined;
/** The caches of ended sessions. Late responses of these sessions are not stored. */
const endedCaches: string[] = [];

const expiration = new ExpirationPlugin({
  maxAgeSeconds: MAX_AGE_SECONDS,
  maxEntries: MAX_RESPONSES,
  purgeOnQuotaError: true,
});

/**
 * Requests the data. Returns the cached response of this session without a network, after a timeout, if a proxy cannot
 * reach the server, or if another server responds. The cache contains only responses of our server.
 */
export async function serveData(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cacheName = await getDataCacheName(readToken(request));
  const startedAt = Date.now();
  let unusableResponse: Response | undefined;
  const strategy = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    // Ignore the headers in `Vary`: each session has its own cache, and a worker reads decoded bodies.
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (hasApiHeader(response) && !GATEWAY_ERRORS.has(response.status)) {
            // A late response does not count as online. Otherwise the pages would refetch, time out and repeat.
            const isInTime = Date.now() - startedAt < NETWORK_TIMEOUT_SECONDS * 1_000;
            if (isInTime) await reportOnline();
            return response;
          }
          unusableResponse = response;
          throw new Error(`The network responded with ${response.status}`);
        },
        handlerDidError: async () => unusableResponse,
      },
      new CacheableResponsePlugin({ statuses: [200] }),
      expiration,
      // Must come after `expiration`, which would create a deleted cache again.
      {
        cacheWillUpdate: async ({ response }) =>
          endedCaches.includes(cacheName) ? null : withCurrentDate(response),
        cacheDidUpdate: async () => {
          // The session may have ended after the check above.
          if (endedCaches.includes(cacheName)) await deleteCache(cacheName);
        },
        cachedResponseWillBeUsed: async ({ cachedResponse }) => {
          if (!cachedResponse) return cachedResponse;
          await reportCachedResponse(readTime(cachedResponse));
          return withoutDate(cachedResponse);
        },
      },
    ],
  });
  return strategy.handle({ event, request });
}

/** Deletes the data of all other sessions. */
export async function setSession(token: string | null): Promise<void> {
  const previousCache = currentCache;
  currentCache = await getDataCacheName(token);
  const keys = await caches.keys();
  const names = new Set(keys.filter((name) => name.startsWith(DATA_CACHE_PREFIX)));
  if (previousCache) names.add(previousCache);
  const ended = [...names].filter((name) => name !== currentCache && name !== VISITOR_CACHE);
  endedCaches.unshift(...ended);
  endedCaches.length = Math.min(endedCaches.length, MAX_ENDED_SESSIONS);
  await Promise.all(ended.map(deleteCache));
}

async function deleteCache(name: string) {
  await caches.delete(name);
  // Deletes the URLs and times of its responses.
  await new CacheExpiration(name, { maxEntries: MAX_RESPONSES }).delete();
}

const readToken = ({ headers }: Request) =>
  headers.get("authorization")?.replace(/^Bearer /, "") ?? null;

/** Sets the `Date` header to the time of the cached response. An API on another origin does not expose its own. */
function withCurrentDate(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("date", new Date().toUTCString());
  return new Response(response.body, { status: response.status, headers });
}

/** A page corrects its clock by the `Date` of the server, and this one is the time of the device. */
function withoutDate(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete("date");
  return new Response(response.body, { status: response.status, headers });
}

const readTime = ({ headers }: Response) => Date.parse(headers.get("date") ?? "");
