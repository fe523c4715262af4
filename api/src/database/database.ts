import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

import * as schema from "./schema.ts";

/** The database client. `$client` is its connection pool. */
export type Database = NodePgDatabase<typeof schema> & { readonly $client: Pool };

/** The type of `tx` in `db.transaction(async (tx) => …)`. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

interface PoolOptions {
  readonly maxConnections?: number;
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** A request that waits longer for a connection fails with UNAVAILABLE. */
const CONNECTION_TIMEOUT_MS = 5_000;

/** Creates a pool that connects on the first query. */
export function openDatabase(url: string, options: PoolOptions = {}): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 16,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  });
  // Without a listener, an error of an idle connection would end the process.
  pool.on("error", (error) => options.onConnectionLost?.(error));

  return { db: drizzle({ client: pool, schema }), pool, close: () => pool.end() };
}
