/**
 * With `SERVICE_WORKER=0`, replaces the service worker: deletes everything that it has stored, and removes itself. The
 * open pages keep working, and every request goes to the network. See docs/deploying.md.
 */
import { CACHE_PREFIX } from "./cache-names.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeAll());
});

async function removeAll(): Promise<void> {
  await self.registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
