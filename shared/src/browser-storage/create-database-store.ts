import { retryLostConnection } from "./retry-lost-connection.ts";
import type { DatabaseName } from "./stored-items.ts";

/** Runs a function with the object store of a database, in one transaction. idb-keyval accepts it as a store. */
export type DatabaseStore = <T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => T | PromiseLike<T>,
) => Promise<T>;

/**
 * Closes the database after each use: a database that is open cannot be deleted, and browsers cut idle connections. If
 * they cut it meanwhile, `run` is called again.
 */
export const createDatabaseStore =
  (database: DatabaseName, store: string): DatabaseStore =>
  (mode, run) =>
    retryLostConnection(async () => {
      const connection = await connect(database, store);
      try {
        return await run(connection.transaction(store, mode).objectStore(store));
      } finally {
        connection.close();
      }
    });

async function connect(database: string, store: string): Promise<IDBDatabase> {
  const connection = await open(database, store);
  if (connection.objectStoreNames.contains(store)) return connection;
  // The browser has lost the content of the database.
  connection.close();
  await toPromise(indexedDB.deleteDatabase(database));
  return open(database, store);
}

function open(database: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(store));
  return toPromise(request);
}

const toPromise = <T>(request: IDBOpenDBRequest & IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("Unknown error")));
    request.addEventListener("blocked", () => reject(new Error("The storage is blocked")));
  });
