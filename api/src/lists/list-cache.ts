import { PreparedBody } from "../http/prepared-body.ts";
import { overlaps, type Topic } from "./topics.ts";

/** Enough for all lists of dozens of gyms. The least recently used entry is evicted. */
const MAX_ENTRIES = 200;

interface Entry {
  readonly topic: Topic;
  /** A promise, so that concurrent requests share one build. */
  readonly body: Promise<PreparedBody<unknown>>;
}

interface List<T> {
  readonly key: string;
  readonly topic: Topic;
  readonly build: () => Promise<T>;
}

/** Caches the response bodies of lists that are the same for all users. */
export class ListCache {
  readonly #entries = new Map<string, Entry>();
  #isEnabled = false;

  get<T>({ key, topic, build }: List<T>): Promise<PreparedBody<T>> {
    if (!this.#isEnabled) return prepare(build);
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    // One key always has the same T.
    const body = (entry?.body as Promise<PreparedBody<T>> | undefined) ?? prepare(build);
    this.#set(key, { topic, body });
    return body;
  }

  /** Also removes lists that are still being built: they may have read the old rows. */
  invalidate(topics: readonly string[]): void {
    for (const [key, { topic }] of this.#entries) {
      if (topics.some((changed) => overlaps(changed, topic))) this.#entries.delete(key);
    }
  }

  /** Disable the cache while notifications of other processes may be missed. */
  setEnabled(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    this.#entries.clear();
  }

  #set(key: string, entry: Entry) {
    this.#entries.set(key, entry);
    const [oldestKey] = this.#entries.keys();
    if (this.#entries.size > MAX_ENTRIES && oldestKey !== undefined) {
      this.#entries.delete(oldestKey);
    }
    entry.body.catch(() => {
      if (this.#entries.get(key)?.body === entry.body) this.#entries.delete(key);
    });
  }
}

const prepare = async <T>(build: () => Promise<T>) => new PreparedBody(await build());
