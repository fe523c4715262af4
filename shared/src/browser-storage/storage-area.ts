import type { LocalKey, SessionKey } from "./stored-items.ts";

/** Typed access to `localStorage` or `sessionStorage`, so that only declared keys are stored. */
const createStorageArea = <Key extends string>(getStorage: () => Storage) => ({
  read: (key: Key): string | null => getStorage().getItem(key),

  /** Returns undefined if the text is missing or not JSON. It can be anything, so validate it. */
  readJson: (key: Key): unknown => {
    try {
      return JSON.parse(getStorage().getItem(key) ?? "") as unknown;
    } catch {
      return undefined;
    }
  },

  /** Returns false if the storage is full or blocked. */
  write: (key: Key, text: string): boolean => {
    try {
      getStorage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },

  remove: (key: Key): void => getStorage().removeItem(key),
});

export const localData = createStorageArea<LocalKey>(() => localStorage);
export const sessionData = createStorageArea<SessionKey>(() => sessionStorage);
