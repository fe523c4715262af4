import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import type { Database, Transaction } from "../database/database.ts";
import { getErrorCode } from "../database/errors.ts";
import type { Topic } from "./topics.ts";

export const CHANNEL = "topout_changes";

/** Beyond this a notification would not fit its 8,000 bytes; whole lists are named instead. */
const MANY_TOPICS = 50;

type Touch = (topic: Topic) => void;
type Work<T> = (tx: Transaction, touch: Touch) => Promise<T>;
type Listener = (topics: readonly string[]) => void;

/** The way to write what public lists show: kept copies of them are dropped here and in every other process. */
export interface Changes {
  /** Runs a transaction that names what it touches; once more where PostgreSQL ended it for the sake of another. */
  readonly commit: <T>(work: Work<T>) => Promise<T>;
  readonly subscribe: (listener: Listener) => void;
  /** Names this process in its own notifications, which it need not hear. */
  readonly origin: string;
}

export function createChanges(db: Database): Changes {
  const origin = randomUUID();
  const listeners = new Set<Listener>();

  async function commit<T>(work: Work<T>): Promise<T> {
    const touched = new Set<Topic>();
    try {
      return await untangled(() =>
        db.transaction(async (tx) => {
          const result = await work(tx, (topic) => touched.add(topic));
          if (touched.size > 0) await announce(tx, origin, [...touched]);
          return result;
        }),
      );
    } finally {
      // Also after a failure: a commit whose answer was lost may have happened.
      if (touched.size > 0) for (const listener of listeners) listener([...touched]);
    }
  }

  return { commit, origin, subscribe: (listener) => void listeners.add(listener) };
}

const DEADLOCK = "40P01";
const TRIES = 4;

/** Of transactions that wait for each other in a circle one is undone: it can be done again once the others are. */
async function untangled<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (getErrorCode(error) !== DEADLOCK || tries === TRIES) throw error;
    }
  }
}

/** Sent within the transaction, so that it is heard when, and only when, that commits. */
async function announce(tx: Transaction, origin: string, touched: readonly Topic[]) {
  const topics =
    touched.length > MANY_TOPICS
      ? [...new Set(touched.map((topic) => topic.split(":", 1)[0]))]
      : touched;
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ origin, topics })})`);
}
