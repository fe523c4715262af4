import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { type ClientBase, Pool } from "pg";

import { retryOnDeadlock } from "./retry-on-deadlock.ts";
import * as schema from "./schema.ts";

/**
 * The database client. `$client` is its connection pool. `transaction` repeats its callback after a deadlock, so the
 * callback must change nothing but the database, or nothing that it cannot change twice.
 */
export type Database = NodePgDatabase<typeof schema> & {
  readonly $client: Pool;
  /** Whether queries may use named prepared statements. False with a pooler, because transactions share connections. */
  readonly canNameStatements: boolean;
};

/**
 * A client that only reads. The stores of signed-in users get no other one, so that every change of a user runs in
 * `Changes.runTransaction`, which checks the session and the access again.
 */
export type DatabaseReader = Omit<Database, "insert" | "update" | "delete" | "transaction">;

/** The type of `tx` in `db.transaction(async (tx) => …)`. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

export interface PoolOptions {
  readonly maxConnections?: number;
  /** A query that waits longer for a connection fails with UNAVAILABLE. */
  readonly connectionTimeoutMs?: number;
  /** Default: no limits, for commands of the operator. */
  readonly statementLimits?: StatementLimits;
  /** Whether the URL is that of a pooler such as PgBouncer. */
  readonly isPooled?: boolean;
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** PostgreSQL cancels statements that take longer, so that one query cannot block the others forever. */
export interface StatementLimits {
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
  /** PostgreSQL closes a connection that does nothing within a transaction. */
  readonly idleTransactionTimeoutMs: number;
}

/** Five APIs and five workers fit into the 100 connections that PostgreSQL allows by default. */
export const DEFAULT_POOL = { maxConnections: 6, connectionTimeoutMs: 5_000 };

export const DEFAULT_STATEMENT_LIMITS: StatementLimits = {
  statementTimeoutMs: 30_000,
  lockTimeoutMs: 10_000,
  idleTransactionTimeoutMs: 60_000,
};

/** Creates a pool that connects on the first query. */
export function openDatabase(url: string, options: PoolOptions = {}): DatabaseConnection {
  const { statementLimits } = options;
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? DEFAULT_POOL.maxConnections,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? DEFAULT_POOL.connectionTimeoutMs,
    keepAlive: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg waits for the promise; its types omit that.
    ...(statementLimits && { onConnect: (client) => setLimits(client, statementLimits) }),
  });
  // Without a listener, an error of an idle connection would end the process.
  pool.on("error", (error) => options.onConnectionLost?.(error));
  // A connection in use needs a listener too. After an error between two queries, the next query fails.
  pool.on("connect", (client) => client.on("error", () => undefined));

  const client = drizzle({ client: pool, schema });
  const runOnce = client.transaction.bind(client);
  const db = Object.assign(client, {
    canNameStatements: !options.isPooled,
    transaction: ((callback, config) =>
      retryOnDeadlock(() => runOnce(callback, config))) satisfies typeof client.transaction,
  });
  return { db, pool, close: () => pool.end() };
}

/** Uses a query, because PgBouncer rejects these settings as parameters of the connection. */
async function setLimits(client: ClientBase, limits: StatementLimits): Promise<void> {
  await client.query(
    `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false)`,
    [limits.statementTimeoutMs, limits.lockTimeoutMs, limits.idleTransactionTimeoutMs],
  );
}
