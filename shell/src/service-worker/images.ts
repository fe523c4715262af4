import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";

import { cacheNames } from "./cache-names.ts";
import { hasApiHeader } from "./own-response.ts";

const MONTH_SECONDS = 30 * 86_400;

const createImageStrategy = (cacheName: string, maxEntries: number) =>
  new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      { cacheWillUpdate: async ({ response }) => (hasApiHeader(response) ? response : null) },
      // Deletes the least recently used images first, so those of the current gym stay.
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
    ],
  });

/** About 10 kB each. */
const thumbnails = createImageStrategy(cacheNames.thumbnails, 600);
/** Up to about 300 kB each. */
const photos = createImageStrategy(cacheNames.photos, 80);

/** An image whose URL contains its version never changes. */
export const hasVersion = ({ searchParams }: URL): boolean => searchParams.has("v");

export const serveThumbnail = (event: FetchEvent): Promise<Response> =>
  thumbnails.handle({ event, request: event.request });

export const servePhoto = (event: FetchEvent): Promise<Response> =>
  photos.handle({ event, request: event.request });
