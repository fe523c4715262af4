import { STORED_VIDEO_UPLOAD } from "@topout/shared/api/videos";

const STORE = "files";
const KEY = "file";

/** Replaces the file that the device stores. Rejects if the storage is full or blocked. */
export const storeFile = async (file: File): Promise<void> => {
  await runInStore("readwrite", (store) => store.put(file, KEY));
};

/** Returns undefined if the device could not store the file, or has deleted it to free space. */
export async function loadStoredFile(): Promise<File | undefined> {
  const file = await runInStore("readonly", (store) => store.get(KEY) as IDBRequest<unknown>).catch(
    () => undefined,
  );
  return file instanceof File ? file : undefined;
}

/** Closes the database after each call, because an open database cannot be deleted. */
async function runInStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
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

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(STORED_VIDEO_UPLOAD.database);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("The storage is blocked")),
    );
  });
