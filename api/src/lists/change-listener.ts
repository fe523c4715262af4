import { Client, type ClientConfig } from "pg";
import * as z from "zod/mini";

import { CHANNEL } from "./changes.ts";

const Notice = z.object({ origin: z.string(), topics: z.array(z.string()) });

const RETRY_MS = 1_000;

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
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
  }

  /** Settles after the first try, successful or not. */
  async start(): Promise<void> {
    if (this.#closed) return;
    const client = new Client(this.#hearing.connection);
    this.#client = client;
    client.on("error", () => this.#lose(client));
    client.on("end", () => this.#lose(client));
    client.on("notification", ({ payload }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      if (this.#client === client) this.#hearing.onHearing(true);
    } catch {
      // Whoever asks the database next is told why it is away; here only hearing again matters.
      this.#lose(client);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    this.#hearing.onHearing(false);
    await client?.end().catch(() => undefined);
  }

  #hear(payload: string | undefined) {
    const notice = Notice.parse(JSON.parse(payload ?? "{}"));
    if (notice.origin !== this.#hearing.origin) this.#hearing.onTopics(notice.topics);
  }

  #lose(client: Client) {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#hearing.onHearing(false);
    client.end().catch(() => undefined);
    this.#retry = setTimeout(() => void this.start(), RETRY_MS);
    this.#retry.unref();
  }
}
