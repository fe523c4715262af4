import { randomUUID } from "node:crypto";

import { type SQL, sql } from "drizzle-orm";

import type { Database, Transaction } from "./database.ts";
import { CHANNEL, type Topic } from "./topics.ts";

/** A notification with more topics would exceed 8,000 bytes. It contains the topics of all gyms instead. */
const MAX_TOPICS_PER_NOTIFICATION = 50;

export interface Invalidate {
  (topic: Topic): void;
  /** Returns an expression that notifies the other processes. A statement that contains it saves another one. */
  readonly inStatement: (topic: Topic) => SQL;
}

type Listener = (topics: readonly string[]) => void;
export type TransactionCallback<T> = (tx: Transaction, invalidate: Invalidate) => Promise<T>;

/** Transactions that invalidate the cached public lists of all processes. */
export interface Transactions {
  /** The callback calls `invalidate` for each topic that it changes. */
  readonly run: <T>(callback: TransactionCallback<T>) => Promise<T>;
  readonly subscribe: (listener: Listener) => void;
  /** Identifies the notifications of this process, so that it can ignore them. */
  readonly origin: string;
}

export function createTransactions(db: Database): Transactions {
  const origin = randomUUID();
  const listeners = new Set<Listener>();

  async function run<T>(callback: TransactionCallback<T>): Promise<T> {
    const changedTopics = new Set<Topic>();
    try {
      return await db.transaction(async (tx) => {
        const notifiedTopics = new Set<Topic>();
        const invalidate = (topic: Topic) => void changedTopics.add(topic);
        const inStatement = (topic: Topic) => {
          changedTopics.add(topic);
          notifiedTopics.add(topic);
          return toNotification(origin, [topic]);
        };
        const result = await callback(tx, Object.assign(invalidate, { inStatement }));
        const topics = [...changedTopics.difference(notifiedTopics)];
        if (topics.length > 0) await tx.execute(sql`select ${toNotification(origin, topics)}`);
        return result;
      });
    } finally {
      // Invalidate also after an error, because the commit may have succeeded before the connection was lost.
      if (changedTopics.size > 0) for (const listener of listeners) listener([...changedTopics]);
    }
  }

  return { run, origin, subscribe: (listener) => void listeners.add(listener) };
}

/** Notifies other processes. PostgreSQL sends the notification only if the transaction commits. */
function toNotification(origin: string, changedTopics: readonly Topic[]): SQL {
  const topics =
    changedTopics.length > MAX_TOPICS_PER_NOTIFICATION
      ? [...new Set(changedTopics.map((topic) => topic.split(":", 1)[0]))]
      : changedTopics;
  return sql`pg_notify(${CHANNEL}, ${JSON.stringify({ origin, topics })})`;
}
