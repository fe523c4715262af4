import { ChangeAnnouncer } from "./change-announcer.ts";
import type { Database, Transaction } from "./database.ts";
import type { Topic } from "./topics.ts";

export type Invalidate = (topic: Topic) => void;

type Listener = (topics: readonly string[]) => void;
export type TransactionCallback<T> = (tx: Transaction, invalidate: Invalidate) => Promise<T>;

/** Transactions that invalidate the cached public lists of all processes. */
export interface Transactions {
  /** The callback calls `invalidate` for each topic that it changes. */
  readonly run: <T>(callback: TransactionCallback<T>) => Promise<T>;
  readonly subscribe: (listener: Listener) => void;
  /** Identifies the notifications of this process, so that it can ignore them. */
  readonly origin: string;
  /** Notifies the other processes of the last changes. Call it before the connections are closed. */
  readonly close: () => Promise<void>;
}

export function createTransactions(db: Database): Transactions {
  const announcer = new ChangeAnnouncer(db);
  const listeners = new Set<Listener>();

  async function run<T>(callback: TransactionCallback<T>): Promise<T> {
    const changedTopics = new Set<Topic>();
    try {
      return await db.transaction((tx) => callback(tx, (topic) => void changedTopics.add(topic)));
    } finally {
      // Invalidate also after an error, because the commit may have succeeded before the connection was lost.
      if (changedTopics.size > 0) {
        for (const listener of listeners) listener([...changedTopics]);
        announcer.announce(changedTopics);
      }
    }
  }

  return {
    run,
    origin: announcer.origin,
    subscribe: (listener) => void listeners.add(listener),
    close: () => announcer.close(),
  };
}
