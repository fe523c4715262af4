import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import { shareRuns } from "../concurrency/share-runs.ts";
import type { Database } from "./database.ts";
import { CHANNEL, type Topic } from "./topics.ts";

/** A notification with more topics would exceed 8,000 bytes. It contains the topics of all gyms instead. */
const MAX_TOPICS_PER_NOTIFICATION = 50;
const RETRY_DELAY_MS = 1_000;

/**
 * Notifies the other processes of committed changes. PostgreSQL commits transactions with a `NOTIFY` one after the other,
 * in the whole server. So the transactions of users contain none: the changes that were committed during a notification
 * share the next one. If a notification fails, its topics are sent again with the next one.
 */
export class ChangeAnnouncer {
  /** Identifies the notifications of this process, so that it can ignore them. */
  readonly origin = randomUUID();
  readonly #db: Database;
  readonly #topics = new Set<Topic>();
  readonly #notify = shareRuns(() => this.#sendTopics());
  #retryTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(db: Database) {
    this.#db = db;
  }

  announce(topics: Iterable<Topic>): void {
    for (const topic of topics) this.#topics.add(topic);
    if (this.#topics.size > MAX_TOPICS_PER_NOTIFICATION) this.#joinTopics();
    void this.#notify();
  }

  /** Sends the last changes. Call it before the connections are closed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retryTimer);
    await this.#notify();
  }

  async #sendTopics(): Promise<void> {
    const topics = [...this.#topics];
    if (topics.length === 0) return;
    this.#topics.clear();
    const notification = JSON.stringify({ origin: this.origin, topics });
    try {
      await this.#db.execute(sql`select pg_notify(${CHANNEL}, ${notification})`);
    } catch {
      // The next request reports that the database is not available.
      for (const topic of topics) this.#topics.add(topic);
      this.#retryLater();
    }
  }

  #retryLater() {
    clearTimeout(this.#retryTimer);
    if (this.#isClosed) return;
    this.#retryTimer = setTimeout(() => void this.#notify(), RETRY_DELAY_MS).unref();
  }

  #joinTopics() {
    const lists = [...this.#topics].map((topic) => topic.split(":", 1)[0] as Topic);
    this.#topics.clear();
    for (const list of lists) this.#topics.add(list);
  }
}
