import type { Storage } from "../storage/storage.ts";

/** The keys of all stored files. */
export const listStoredKeys = ({ storage }: { readonly storage: Storage }): Promise<string[]> =>
  Array.fromAsync(storage.list(), ({ key }) => key);
