/** An in-memory `CacheStorage`, because Node has none. Implements only the calls of the worker. */
export function createMemoryCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const toUrl = (request: string | Request) =>
    new URL(typeof request === "string" ? request : request.url, location.origin).href;

  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (request: string | Request) => entries.get(toUrl(request))?.clone(),
      put: async (request: string | Request, response: Response) =>
        void entries.set(toUrl(request), response),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (request: string | Request) => entries.delete(toUrl(request)),
    };
  };
  return {
    open,
    match: async (request: string | Request, { cacheName }: { readonly cacheName: string }) =>
      stored.get(cacheName)?.get(toUrl(request))?.clone(),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
}

/** The URLs in a cache. */
export const listUrls = async (cacheName: string) =>
  (await (await caches.open(cacheName)).keys()).map(({ url }) => url);
