import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import type { Database, Transaction } from "../database/database.ts";
import { getErrorCode } from "../database/errors.ts";
import type { Topic } from "./topics.ts";

export const CHANNEL = "topout_changes";

/** More topics would exceed the 8,000 bytes of a notification. It then contains whole lists. */
const MAX_TOPICS_PER_NOTIFICATION = 50;

type Touch = (topic: Topic) => void;
type Work<T> = (tx: Transaction, touch: Touch) => Promise<T>;
type Listener = (topics: readonly string[]) => void;

/** Commits changes of public lists, and invalidates the cached lists of all processes. */
export interface Changes {
  /** Runs a transaction, which calls `touch` for each topic that it changes. Retries after a deadlock. */
  readonly commit: <T>(work: Work<T>) => Promise<T>;
  readonly subscribe: (listener: Listener) => void;
  /** Identifies the notifications of this process, which it can ignore. */
  readonly origin: string;
}

export function createChanges(db: Database): Changes {
  const origin = randomUUID();
  const listeners = new Set<Listener>();

  async function commit<T>(work: Work<T>): Promise<T> {
    const touched = new Set<Topic>();
    try {
      return await retryOnDeadlock(() =>
        db.transaction(async (tx) => {
          const result = await work(tx, (topic) => touched.add(topic));
          if (touched.size > 0) await notifyProcesses(tx, origin, [...touched]);
          return result;
        }),
      );
    } finally {
      // Also after an error: the commit may have succeeded before the connection was lost.
      if (touched.size > 0) for (const listener of listeners) listener([...touched]);
    }
  }

  return { commit, origin, subscribe: (listener) => void listeners.add(listener) };
}

const DEADLOCK = "40P01";
const MAX_ATTEMPTS = 4;

/** PostgreSQL aborts one transaction of a deadlock. It can run again after the others. */
async function retryOnDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (getErrorCode(error) !== DEADLOCK || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** PostgreSQL delivers the notification when the transaction commits, and drops it on a rollback. */
async function notifyProcesses(tx: Transaction, origin: string, touched: readonly Topic[]) {
  const topics =
    touched.length > MAX_TOPICS_PER_NOTIFICATION
      ? [...new Set(touched.map((topic) => topic.split(":", 1)[0]))]
      : touched;
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ origin, topics })})`);
}
