import type { Database, Transaction } from "../database/database.ts";
import {
  createTransactions,
  type TransactionCallback,
  type Transactions,
} from "../database/transactions.ts";
import type { Actor } from "./actor.ts";
import { authorize, type UserLock } from "./authorize.ts";

interface TransactionOptions {
  /** Null for the operator of the server. */
  readonly actor: Actor | null;
  /**
   * A stronger lock of the user than `key share`, if the callback needs one. Upgrading the lock later could cause a
   * deadlock. A function locks several users.
   */
  readonly lock?: UserLock | ((tx: Transaction) => Promise<void>);
}

/** The changes of users and of the operator. */
export interface Changes extends Pick<Transactions, "subscribe" | "origin" | "close"> {
  /**
   * Runs a transaction that first checks the session and the access of the actor again. The callback calls `invalidate`
   * for each topic that it changes. Retries after a deadlock.
   * @throws {AuthError} like `authorize`.
   */
  readonly runTransaction: <T>(
    options: TransactionOptions,
    callback: TransactionCallback<T>,
  ) => Promise<T>;
}

/** Calls `run`, and returns after other processes were notified of its changes. For commands. */
export async function withChanges<T>(
  db: Database,
  run: (changes: Changes) => Promise<T>,
): Promise<T> {
  const changes = createChanges(db);
  try {
    return await run(changes);
  } finally {
    await changes.close();
  }
}

interface ChangesOptions {
  /** Whether to record the last write of each session, for reads from a replica. */
  readonly recordsWrites?: boolean;
}

export function createChanges(
  db: Database,
  { recordsWrites = false }: ChangesOptions = {},
): Changes {
  const { run, ...transactions } = createTransactions(db);
  return {
    ...transactions,
    runTransaction: ({ actor, lock }, callback) =>
      run(async (tx, invalidate) => {
        if (typeof lock === "function") await lock(tx);
        if (actor) {
          await authorize(tx, actor, {
            ...(typeof lock === "string" && { lock }),
            recordsWrite: recordsWrites,
          });
        }
        return callback(tx, invalidate);
      }),
  };
}
