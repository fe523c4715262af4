import { userQueries } from "@topout/shared/api";
import type { QueryClient } from "@topout/shared/platform";
import { createStore, del, get, set } from "idb-keyval";

/** The version of the stored copy (docs/product.md). Queries of another version are deleted. */
const VERSION = "1.1.0";
const MAX_AGE_MS = 24 * 60 * 60_000;
/** Only the queries that were updated last are stored. */
const MAX_QUERIES = 100;
const KEY = "queries";

interface StoredQuery {
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
  readonly updatedAt: number;
}

interface StoredQueries {
  readonly version: string;
  /** A digest of the token, because the token itself must not be stored a second time. */
  readonly session: string;
  readonly queries: readonly StoredQuery[];
}

/** The results of queries in IndexedDB, for the next document load of the same session. */
export function createQueryStorage(database = "topout-queries") {
  const store = createStore(database, "queries");

  return {
    /**
     * Adds the stored results to the cache, unless a response is already there. The page requests them again when it
     * shows them, because a tap may have changed them since.
     */
    restore: async (client: QueryClient, token: string | null): Promise<void> => {
      const stored = await get<StoredQueries>(KEY, store);
      if (!stored) return;
      const isUsable = stored.version === VERSION && stored.session === (await digest(token));
      if (!isUsable) return del(KEY, store);
      for (const { queryKey, data, updatedAt } of stored.queries) {
        const isFresh = updatedAt > Date.now() - MAX_AGE_MS;
        const isLoaded = client.getQueryData(queryKey) !== undefined;
        if (!isFresh || isLoaded) continue;
        client.setQueryData(queryKey, data, { updatedAt });
        await client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
      }
    },

    save: async (client: QueryClient, token: string | null): Promise<void> => {
      const queries = readQueries(client);
      const session = await digest(token);
      await set(KEY, { version: VERSION, session, queries } satisfies StoredQueries, store);
    },

    clear: (): Promise<void> => del(KEY, store),
  };
}

/** Returns the results without the account: screens check the role of the user, which may have changed since. */
function readQueries(client: QueryClient): StoredQuery[] {
  const cache = client.getQueryCache();
  const account = cache.find({ queryKey: userQueries.me().queryKey });
  return cache
    .getAll()
    .filter((query) => query.state.data !== undefined && query !== account)
    .map(({ queryKey, state }) => ({
      queryKey,
      data: state.data,
      updatedAt: state.dataUpdatedAt,
    }))
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, MAX_QUERIES);
}

async function digest(token: string | null): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token ?? ""));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
