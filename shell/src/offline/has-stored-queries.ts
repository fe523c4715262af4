const STORAGE_KEY = "topout.queries";

/** Whether an earlier visit has stored results of queries, without opening the database. */
export const hasStoredQueries = (): boolean => localStorage.getItem(STORAGE_KEY) !== null;

export function setHasStoredQueries(hasQueries: boolean): void {
  if (hasQueries) localStorage.setItem(STORAGE_KEY, "1");
  else localStorage.removeItem(STORAGE_KEY);
}
