import { createDatabaseStore, type DatabaseName } from "@topout/shared/browser-storage";
import { get, promisifyRequest, set } from "idb-keyval";

const KEY = "file";

/** A database for one value that contains a file. */
export function createVideoStorage(name: DatabaseName) {
  const store = createDatabaseStore(name, "files");
  return {
    /** Replaces the stored value. Rejects if the storage is full or blocked. */
    store: (value: unknown): Promise<void> => set(KEY, value, store),

    /** Resolves with undefined without a stored value. */
    load: (): Promise<unknown> => get<unknown>(KEY, store),

    /** In one transaction, so that a new value is never deleted. Does not create the database. */
    removeIf: async (isRemovable: (value: unknown) => boolean): Promise<void> => {
      if (!(await hasDatabase(name))) return;
      await store("readwrite", (files) => {
        const request = files.get(KEY) as IDBRequest<unknown>;
        request.addEventListener("success", () => {
          if (isRemovable(request.result)) files.delete(KEY);
        });
        return promisifyRequest(files.transaction);
      });
    },
  };
}

const hasDatabase = async (name: string) =>
  "databases" in indexedDB &&
  (await indexedDB.databases()).some((database) => database.name === name);
