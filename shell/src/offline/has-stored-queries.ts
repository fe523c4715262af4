import { localData } from "@topout/shared/platform";

const STORAGE_KEY = "topout.queries";

/** Whether an earlier visit has stored results of queries, without opening the database. */
export const hasStoredQueries = (): boolean => localData.read(STORAGE_KEY) !== null;

export function setHasStoredQueries(hasQueries: boolean): void {
  if (hasQueries) localData.write(STORAGE_KEY, "1");
  else localData.remove(STORAGE_KEY);
}
