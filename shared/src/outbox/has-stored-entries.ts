const STORAGE_KEY = "topout.outbox";

/** Whether this device stores entries of any user, without a look at the database. */
export const hasStoredEntries = (): boolean => localStorage.getItem(STORAGE_KEY) !== null;

export function setHasStoredEntries(hasEntries: boolean): void {
  if (hasEntries) localStorage.setItem(STORAGE_KEY, "1");
  else localStorage.removeItem(STORAGE_KEY);
}
