const STORE = "files";
const KEY = "file";

/** A database for one value that contains a file. */
export const createVideoStorage = (name: string) => ({
  /** Replaces the stored value. Rejects if the storage is full or blocked. */
  store: async (value: unknown): Promise<void> => {
    await runInStore(name, "readwrite", (store) => store.put(value, KEY));
  },

  /** Resolves with undefined without a stored value. */
  load: (): Promise<unknown> =>
    runInStore(name, "readonly", (store) => store.get(KEY) as IDBRequest<unknown>),

  /** In one transaction, so that a new value is never deleted. Does not create the database. */
  removeIf: async (isRemovable: (value: unknown) => boolean): Promise<void> => {
    if (!(await hasDatabase(name))) return;
    await runInStore(name, "readwrite", (store) => {
      const request = store.get(KEY) as IDBRequest<unknown>;
      request.addEventListener("success", () => {
        if (isRemovable(request.result)) store.delete(KEY);
      });
      return request;
    });
  },
});

const hasDatabase = async (name: string) =>
  "databases" in indexedDB &&
  (await indexedDB.databases()).some((database) => database.name === name);

/** Closes the database after each call, because an open database cannot be deleted. */
async function runInStore<T>(
  name: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase(name);
  try {
    const transaction = database.transaction(STORE, mode);
    const { result } = await new Promise<IDBRequest<T>>((resolve, reject) => {
      const request = run(transaction.objectStore(STORE));
      transaction.addEventListener("complete", () => resolve(request));
      transaction.addEventListener("abort", () =>
        reject(transaction.error ?? new Error("The storage is blocked")),
      );
    });
    return result;
  } finally {
    database.close();
  }
}

const openDatabase = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("The storage is blocked")),
    );
  });
