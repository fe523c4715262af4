import { isApiError } from "@topout/shared/api";
import {
  createQueryStore,
  type DatabaseStore,
  isFreshQuery,
  STORED_QUERIES_KEY as KEY,
  STORED_QUERIES_VERSION as VERSION,
  type StoredQueries,
  type StoredQuery,
} from "@topout/shared/browser-storage";
import { hashText } from "@topout/shared/domain";
import { localData, type QueryClient } from "@topout/shared/platform";
import { get, promisifyRequest, update } from "idb-keyval";

import { hasValidData, isStorable } from "./storable-queries.ts";

/** Only the queries that were updated last are stored. */
const MAX_QUERIES = 100;

/** The results of queries in IndexedDB, for the next document load of the same session. */
export const createQueryStorage = (store: DatabaseStore = createQueryStore()) => ({
  /**
   * Adds the stored results to the cache, unless a response is already there. The page requests them again when it shows
   * them, because a tap may have changed them since.
   */
  restore: async (client: QueryClient, token: string | null): Promise<void> => {
    const session = await hashToken(token);
    const stored = toStoredQueries(await get<unknown>(KEY, store));
    if (stored?.session !== session) return replace(store, (latest) => keepOf(session, latest));
    for (const { queryKey, data, updatedAt } of stored.queries) {
      const isLoaded = client.getQueryData(queryKey) !== undefined;
      if (!isFreshQuery(updatedAt) || isLoaded) continue;
      client.setQueryData(queryKey, data, { updatedAt });
      await client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
    }
  },

  save: async (client: QueryClient, token: string | null): Promise<void> => {
    const queries = readQueries(client);
    const session = await hashToken(token);
    await store("readwrite", (objectStore) => {
      // Waits for the other tabs, one of which may have changed the session. Reading the results would take longer.
      objectStore.count(KEY).onsuccess = () => {
        if (readToken() === token) objectStore.put({ version: VERSION, session, queries }, KEY);
      };
      return promisifyRequest(objectStore.transaction);
    });
  },

  /** Deletes the results of other sessions. */
  clear: async (): Promise<void> => {
    const session = await hashToken(readToken());
    await replace(store, (stored) => keepOf(session, stored));
  },
});

const keepOf = (session: string, stored: StoredQueries | undefined) =>
  stored?.session === session ? stored : undefined;

const readToken = () => localData.read("topout.token");

/** In one transaction, so that tabs cannot replace each other's results in between. */
const replace = (
  store: DatabaseStore,
  change: (stored: StoredQueries | undefined) => StoredQueries | undefined,
): Promise<void> => update<unknown>(KEY, (value) => change(toStoredQueries(value)), store);

/** Returns the results without those that the device must not store. */
function readQueries(client: QueryClient): StoredQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => isStorable(queryKey) && isAvailable(state))
    .map(({ queryKey, state }) => ({
      queryKey,
      data: state.data,
      updatedAt: state.dataUpdatedAt,
    }))
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, MAX_QUERIES);
}

/** Whether there is data, and the server has not refused to send it again, for example because its user has hidden it. */
const isAvailable = ({ data, error }: { readonly data: unknown; readonly error: unknown }) =>
  data !== undefined && !(isApiError(error) && (error.status === 403 || error.status === 404));

/** Skips damaged results, and those of another version. */
function toStoredQueries(value: unknown): StoredQueries | undefined {
  const { version, session, queries } = Object(value) as Partial<StoredQueries>;
  if (version !== VERSION || typeof session !== "string") return undefined;
  return { version, session, queries: Array.isArray(queries) ? queries.filter(isStoredQuery) : [] };
}

function isStoredQuery(value: unknown): value is StoredQuery {
  const { queryKey, data, updatedAt } = Object(value) as Partial<StoredQuery>;
  return Array.isArray(queryKey) && Number.isFinite(updatedAt) && hasValidData(queryKey, data);
}

const hashToken = (token: string | null) => hashText(token ?? "");
