import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

import * as schema from "./schema.ts";

/** `$client` is the pool below: whoever listens for notifications needs a connection of its own. */
export type Database = NodePgDatabase<typeof schema> & { readonly $client: Pool };

/** The `tx` of `db.transaction(async (tx) => …)`. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

interface PoolOptions {
  readonly connections?: number;
  /** Told of connections that broke while idle. The pool has replaced them by then. */
  readonly onLost?: (error: Error) => void;
}

/** How long a request may wait for a connection before it is told that the database is away. */
const PATIENCE_MS = 5_000;

/** Connects when first asked something, not before. */
export function openDatabase(url: string, options: PoolOptions = {}): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 16,
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
  });
  // Unheard, the loss of an idle connection would end the process.
  pool.on("error", (error) => options.onLost?.(error));

  return { db: drizzle({ client: pool, schema }), pool, close: () => pool.end() };
}
