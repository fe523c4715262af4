import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import type { Actor } from "../auth/actor.ts";
import { authorize, type UserLock } from "../auth/authorize.ts";
import type { Database, Transaction } from "../database/database.ts";
import { getErrorCode } from "../database/errors.ts";
import type { Topic } from "./topics.ts";

export const CHANNEL = "topout_changes";

/** A notification with more topics would exceed 8,000 bytes. It contains the topics of all gyms instead. */
const MAX_TOPICS_PER_NOTIFICATION = 50;

type InvalidateTopic = (topic: Topic) => void;
type TransactionCallback<T> = (tx: Transaction, invalidate: InvalidateTopic) => Promise<T>;
type Listener = (topics: readonly string[]) => void;

interface CommitOptions {
  /** Null for the operator of the server. */
  readonly actor: Actor | null;
  /**
   * A stronger lock of the user than `key share`, if the callback needs one. Upgrading the lock later could cause a
   * deadlock. A function locks several users.
   */
  readonly lock?: UserLock | ((tx: Transaction) => Promise<void>);
}

/** Commits changes, and invalidates the cached public lists of all processes. */
export interface Changes {
  /**
   * Runs a transaction that first checks the session and the access of the actor again. The callback calls `invalidate`
   * for each topic that it changes. Retries after a deadlock.
   * @throws {ProblemError} like `authorize`.
   */
  readonly commit: <T>(options: CommitOptions, callback: TransactionCallback<T>) => Promise<T>;
  readonly subscribe: (listener: Listener) => void;
  /** Identifies the notifications of this process, so that it can ignore them. */
  readonly origin: string;
}

export function createChanges(db: Database): Changes {
  const origin = randomUUID();
  const listeners = new Set<Listener>();

  async function commit<T>(
    { actor, lock = "key share" }: CommitOptions,
    callback: TransactionCallback<T>,
  ): Promise<T> {
    const changedTopics = new Set<Topic>();
    try {
      return await retryOnDeadlock(() =>
        db.transaction(async (tx) => {
          if (typeof lock === "function") await lock(tx);
          if (actor) await authorize(tx, actor, typeof lock === "function" ? "key share" : lock);
          const result = await callback(tx, (topic) => changedTopics.add(topic));
          if (changedTopics.size > 0) await notifyProcesses(tx, origin, [...changedTopics]);
          return result;
        }),
      );
    } finally {
      // Invalidate also after an error, because the commit may have succeeded before the connection was lost.
      if (changedTopics.size > 0) for (const listener of listeners) listener([...changedTopics]);
    }
  }

  return { commit, origin, subscribe: (listener) => void listeners.add(listener) };
}

const DEADLOCK = "40P01";
const MAX_ATTEMPTS = 4;

/** PostgreSQL aborts one transaction of a deadlock. A retry can succeed when the other transaction has ended. */
async function retryOnDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (getErrorCode(error) !== DEADLOCK || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Notifies other processes. PostgreSQL sends the notification only if the transaction commits. */
async function notifyProcesses(tx: Transaction, origin: string, changedTopics: readonly Topic[]) {
  const topics =
    changedTopics.length > MAX_TOPICS_PER_NOTIFICATION
      ? [...new Set(changedTopics.map((topic) => topic.split(":", 1)[0]))]
      : changedTopics;
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ origin, topics })})`);
}
