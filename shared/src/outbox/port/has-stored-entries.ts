import { localData } from "../../browser-storage/storage-area.ts";

const STORAGE_KEY = "topout.outbox";

/** Whether this device stores entries of any user, without a look at the database. */
export const hasStoredEntries = (): boolean => localData.read(STORAGE_KEY) !== null;

/** In a full `localStorage`, the mark is missing. The shell also loads the outbox without it, when the page is idle. */
export function setHasStoredEntries(hasEntries: boolean): void {
  if (hasEntries) localData.write(STORAGE_KEY, "1");
  else localData.remove(STORAGE_KEY);
}
