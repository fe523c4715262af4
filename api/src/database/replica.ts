import type { PoolClient } from "pg";

import { type Database, type DatabaseReader, openDatabase, type PoolOptions } from "./database.ts";
import { getErrorCode, isConnectionError } from "./errors.ts";
import { ReplicaAge } from "./replica-age.ts";
import { type ReplicaState, watchReplica } from "./watch-replica.ts";

export interface ReplicaOptions extends PoolOptions {
  readonly url: string;
  /** The URL of the primary, without a pooler. */
  readonly primaryUrl: string;
  readonly print: (line: string) => void;
  /** Older data are read from the primary instead. */
  readonly maxAgeMs?: number;
}

const MAX_AGE_MS = 1_000;
/** The maximum wait for a connection, after which the query runs on the primary. */
const CONNECTION_TIMEOUT_MS = 2_000;
/** Prevents that each request tries to connect to a server that is away. */
const PAUSE_MS = 5_000;
/** PostgreSQL cancels a query of a replica that needs rows which the primary has removed. */
const RECOVERY_CONFLICT = "40001";

/**
 * A PostgreSQL that follows the primary and answers queries. It is not used while it is away or its data are too old.
 * See docs/decisions/0070-reads-from-a-replica.md.
 */
export class Replica {
  readonly db: Database;
  readonly #closePool: () => Promise<void>;
  readonly #watch: { readonly stop: () => Promise<void> };
  readonly #age: ReplicaAge;
  readonly #maxAgeMs: number;
  readonly #print: (line: string) => void;
  readonly #connections = new Set<PoolClient>();
  readonly #openedAt = performance.now();
  #oldestTransaction = 0n;
  #pausedUntil = 0;
  /** What was printed last. */
  #wasUsable: boolean | undefined;

  constructor({ url, primaryUrl, print, maxAgeMs = MAX_AGE_MS, ...pool }: ReplicaOptions) {
    this.#print = print;
    this.#maxAgeMs = maxAgeMs;
    this.#age = new ReplicaAge(maxAgeMs);
    const connection = openDatabase(url, { ...pool, connectionTimeoutMs: CONNECTION_TIMEOUT_MS });
    this.db = connection.db;
    this.#closePool = connection.close;
    connection.pool.on("connect", (client) => this.#connections.add(client));
    connection.pool.on("remove", (client) => this.#connections.delete(client));
    this.#watch = watchReplica({
      url,
      primaryUrl,
      onState: (state) => this.#update(state),
      onLost: (reason) => this.#disconnect(reason),
    });
  }

  /** How old its data can be. */
  get ageMs(): number {
    return this.#age.getAgeMs(performance.now());
  }

  get isUsable(): boolean {
    return this.ageMs <= this.#maxAgeMs && performance.now() >= this.#pausedUntil;
  }

  /** Whether queries see the result of the transaction. */
  hasReplayed(transactionId: bigint): boolean {
    return transactionId < this.#oldestTransaction;
  }

  /** Returns undefined if the replica cannot run the query, so that the primary must run it. */
  async tryRead<T>(
    query: (db: DatabaseReader) => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> {
    if (!this.isUsable) return undefined;
    try {
      return { value: await query(this.db) };
    } catch (error) {
      if (isConnectionError(error)) this.#pause();
      else if (getErrorCode(error) !== RECOVERY_CONFLICT) throw error;
      return undefined;
    }
  }

  async close(): Promise<void> {
    await this.#watch.stop();
    await this.#closePool();
  }

  #update(state: ReplicaState): void {
    this.#age.update(state);
    this.#oldestTransaction = state.oldestTransaction;
    if (this.isUsable) return this.#report(true, "The replica of the database is used");
    // At first, the replica has the time to reach a position.
    if (this.ageMs <= this.#maxAgeMs || state.time - this.#openedAt <= this.#maxAgeMs) return;
    this.#pause();
    this.#report(false, "The replica of the database is not used: its data are too old");
  }

  /** The queries that wait for the replica fail at once, and run on the primary. */
  #disconnect(reason: Error): void {
    this.#pause();
    for (const client of this.#connections) void client.end();
    this.#report(false, `The replica of the database is not used: ${reason.message}`);
  }

  #pause(): void {
    this.#pausedUntil = performance.now() + PAUSE_MS;
  }

  #report(isUsable: boolean, line: string): void {
    if (this.#wasUsable === isUsable) return;
    this.#wasUsable = isUsable;
    this.#print(line);
  }
}
