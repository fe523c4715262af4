import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

import * as schema from "./schema.ts";

/** `$client` is the pool. A listener for notifications needs a connection that is not in the pool. */
export type Database = NodePgDatabase<typeof schema> & { readonly $client: Pool };

/** The `tx` of `db.transaction(async (tx) => …)`. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

interface PoolOptions {
  readonly connections?: number;
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** A request that waits longer for a connection fails with UNAVAILABLE. */
const CONNECTION_TIMEOUT_MS = 5_000;

/** Creates a pool that connects on the first query. */
export function openDatabase(url: string, options: PoolOptions = {}): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 16,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  });
  // Without a listener, an error of an idle connection would end the process.
  pool.on("error", (error) => options.onConnectionLost?.(error));

  return { db: drizzle({ client: pool, schema }), pool, close: () => pool.end() };
}
