/** What a browser stores for this app. The service worker imports this entry too, so it uses no DOM. */
export { DATA_CACHE_PREFIX, getDataCacheName, VISITOR_CACHE } from "./data-cache-name.ts";
export { createDatabaseStore, type DatabaseStore } from "./create-database-store.ts";
export {
  createQueryStore,
  isFreshQuery,
  STORED_QUERIES_KEY,
  STORED_QUERIES_VERSION,
  type StoredQueries,
  type StoredQuery,
} from "./stored-queries.ts";
export {
  type CacheName,
  type DatabaseName,
  databases,
  type LocalKey,
  localItems,
  type SessionKey,
  sessionItems,
  workerCaches,
} from "./stored-items.ts";
