import type { Storage } from "../storage/storage.ts";

/** Returns the keys of all stored files. */
export const listStoredKeys = ({ storage }: { readonly storage: Storage }): Promise<string[]> =>
  Array.fromAsync(storage.list(), ({ key }) => key);
