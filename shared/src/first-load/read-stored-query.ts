import { hashText } from "@topout/shared/domain";
import { get } from "idb-keyval";

import {
  createQueryStore,
  isFreshQuery,
  STORED_QUERIES_KEY,
  STORED_QUERIES_VERSION,
  type StoredQueries,
  type StoredQuery,
} from "../browser-storage/stored-queries.ts";
import { localData } from "../browser-storage/storage-area.ts";

interface StoredResult<T> {
  readonly data: T;
  readonly updatedAt: number;
}

/** Reads the result of a query that the device has stored. It is not validated, so the caller must handle any error. */
export async function readStoredQuery<T>(
  queryKey: readonly string[],
  token: string,
): Promise<StoredResult<T> | undefined> {
  const queries = await readQueries(token);
  return queries.find(
    (query): query is StoredResult<T> & StoredQuery =>
      String(query.queryKey) === String(queryKey) && isFreshQuery(query.updatedAt),
  );
}

async function readQueries(token: string): Promise<readonly StoredQuery[]> {
  // Opening the database would create it.
  if (localData.read("topout.queries") === null) return [];
  const stored = await get<StoredQueries>(STORED_QUERIES_KEY, createQueryStore());
  const isCurrent =
    stored?.version === STORED_QUERIES_VERSION && stored.session === (await hashText(token));
  return isCurrent ? stored.queries : [];
}
