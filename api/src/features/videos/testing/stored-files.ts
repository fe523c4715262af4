import type { Storage } from "../../../storage/storage.ts";

/** The keys of all that is stored. */
export const listStoredKeys = ({ storage }: { readonly storage: Storage }) =>
  Array.fromAsync(storage.list(), ({ key }) => key);
