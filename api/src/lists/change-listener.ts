import { randomUUID } from "node:crypto";

import { Client, type ClientConfig, type Notification } from "pg";
import * as z from "zod/mini";

import { ALL_TOPICS, CHANNEL } from "../database/topics.ts";

const RECONNECT_DELAY_MS = 1_000;
/** A silently broken connection is detected within the sum of both durations. */
const PING_INTERVAL_MS = 10_000;
const QUERY_TIMEOUT_MS = 5_000;
const PROBE_TIMEOUT_MS = 2_000;

interface ChangeListenerOptions {
  readonly connection: ClientConfig;
  /** Ignores notifications with this origin, because they are from this process. */
  readonly origin: string;
  /** Sends a notification through another connection. */
  readonly notify: (payload: string) => Promise<void>;
  /** The maximum wait for the notification that the listener sends to itself. */
  readonly probeTimeoutMs?: number;
  readonly onTopics: (topics: readonly string[]) => void;
  /** Called with false when the listener may miss notifications, and with true when it listens. */
  readonly onConnectionChange: (isConnected: boolean) => void;
}

/** Listens for changes by other processes. Uses a connection outside the pool, and reconnects if it is lost. */
export class ChangeListener {
  readonly #options: ChangeListenerOptions;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ChangeListenerOptions) {
    this.#options = options;
  }

  /** Resolves after the first attempt to connect, even if it failed. */
  async start(): Promise<void> {
    if (this.#isClosed) return;
    const client = new Client({ ...this.#options.connection, query_timeout: QUERY_TIMEOUT_MS });
    this.#client = client;
    client.on("error", () => this.#reconnect(client));
    client.on("end", () => this.#reconnect(client));
    client.on("notification", ({ payload }) => this.#handleNotification(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      await this.#waitForOwnNotification(client);
    } catch {
      // Do not report the error here, because the next request will report it.
      this.#reconnect(client);
    }
    if (this.#client !== client) return;
    this.#options.onConnectionChange(true);
    this.#timer = setInterval(() => void this.#ping(client), PING_INTERVAL_MS).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    this.#options.onConnectionChange(false);
    await client?.end().catch(() => undefined);
  }

  /**
   * Behind a pooler such as PgBouncer, LISTEN succeeds but no notification arrives. So the listener counts as connected
   * only after it has received a notification that another connection of this process has sent.
   */
  async #waitForOwnNotification(client: Client): Promise<void> {
    const probe = randomUUID();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const handleNotification = ({ payload }: Notification) => {
      if (payload?.includes(probe)) resolve();
    };
    client.on("notification", handleNotification);
    const { origin, notify, probeTimeoutMs = PROBE_TIMEOUT_MS } = this.#options;
    const timeout = setTimeout(() => reject(new Error("No notification arrived")), probeTimeoutMs);
    try {
      await Promise.all([notify(JSON.stringify({ origin, topics: [], probe })), promise]);
    } finally {
      clearTimeout(timeout);
      client.off("notification", handleNotification);
    }
  }

  #handleNotification(payload: string | undefined) {
    const { origin, topics } = parseNotification(payload);
    if (origin !== this.#options.origin) this.#options.onTopics(topics);
  }

  async #ping(client: Client) {
    await client.query("select 1").catch(() => this.#reconnect(client));
  }

  #reconnect(client: Client) {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#options.onConnectionChange(false);
    client.end().catch(() => undefined);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.start(), RECONNECT_DELAY_MS).unref();
  }
}

const ChangeNotification = z.object({ origin: z.string(), topics: z.array(z.string()) });

/** Returns all topics for an unknown format, because another version of the program may have sent it. */
function parseNotification(payload = ""): { origin: string; topics: readonly string[] } {
  try {
    return ChangeNotification.parse(JSON.parse(payload));
  } catch {
    return { origin: "", topics: ALL_TOPICS };
  }
}
