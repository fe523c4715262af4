import { createDatabaseStore } from "./create-database-store.ts";

/** The version of the stored copy (docs/product.md). Queries of another version are deleted. */
export const STORED_QUERIES_VERSION = "1.1.0";
export const STORED_QUERIES_KEY = "queries";
const MAX_AGE_MS = 24 * 60 * 60_000;

export interface StoredQuery {
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
  readonly updatedAt: number;
}

export interface StoredQueries {
  readonly version: string;
  /** A digest of the token, because the token itself must not be stored a second time. */
  readonly session: string;
  readonly queries: readonly StoredQuery[];
}

export const createQueryStore = () => createDatabaseStore("topout-queries", "queries");

export const isFreshQuery = (updatedAt: number): boolean => updatedAt > Date.now() - MAX_AGE_MS;
