import { Client, type ClientConfig } from "pg";
import * as z from "zod/mini";

import { CHANNEL } from "./changes.ts";
import { everyTopic } from "./topics.ts";

const RETRY_MS = 1_000;
/** A connection that broke without a word is found out within both of these. */
const PULSE_MS = 10_000;
const PATIENCE_MS = 5_000;

interface Hearing {
  readonly connection: ClientConfig;
  /** Notices of this process's own are skipped: it has acted on them already. */
  readonly origin: string;
  readonly onTopics: (topics: readonly string[]) => void;
  /** While it hears nothing, nobody may rely on having been told. */
  readonly onHearing: (hears: boolean) => void;
}

/** Hears what other processes changed, over a connection of its own that is made again whenever it is lost. */
export class ChangeListener {
  readonly #hearing: Hearing;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
  }

  /** Settles after the first try, successful or not. */
  async start(): Promise<void> {
    if (this.#closed) return;
    const client = new Client({ ...this.#hearing.connection, query_timeout: PATIENCE_MS });
    this.#client = client;
    client.on("error", () => this.#lose(client));
    client.on("end", () => this.#lose(client));
    client.on("notification", ({ payload }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      // Whoever asks the database next is told why it is away; here only hearing again matters.
      this.#lose(client);
    }
    if (this.#client !== client) return;
    this.#hearing.onHearing(true);
    this.#timer = setInterval(() => void this.#feelPulse(client), PULSE_MS).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    this.#hearing.onHearing(false);
    await client?.end().catch(() => undefined);
  }

  #hear(payload: string | undefined) {
    const notice = readNotice(payload);
    if (notice.origin !== this.#hearing.origin) this.#hearing.onTopics(notice.topics);
  }

  async #feelPulse(client: Client) {
    await client.query("select 1").catch(() => this.#lose(client));
  }

  #lose(client: Client) {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#hearing.onHearing(false);
    client.end().catch(() => undefined);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.start(), RETRY_MS).unref();
  }
}

const Notice = z.object({ origin: z.string(), topics: z.array(z.string()) });

/** Another version of the program may word it otherwise: then everything may have changed. */
function readNotice(payload = ""): { origin: string; topics: readonly string[] } {
  try {
    return Notice.parse(JSON.parse(payload));
  } catch {
    return { origin: "", topics: everyTopic };
  }
}
