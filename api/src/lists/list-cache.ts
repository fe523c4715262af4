import { PreparedBody } from "../http/prepared-body.ts";
import { topicsOverlap, type Topic } from "./topics.ts";

/** Enough for all lists of dozens of gyms. The cache evicts the least recently used entry. */
const MAX_ENTRIES = 200;

interface Entry {
  readonly topic: Topic;
  /** A promise, so that concurrent requests wait for the same build. */
  readonly body: Promise<PreparedBody<unknown>>;
}

interface CachedList<T> {
  readonly key: string;
  readonly topic: Topic;
  readonly build: () => Promise<T>;
}

/** Caches the response bodies of lists that are the same for all users. */
export class ListCache {
  readonly #entries = new Map<string, Entry>();
  #isEnabled = false;

  get<T>({ key, topic, build }: CachedList<T>): Promise<PreparedBody<T>> {
    if (!this.#isEnabled) return buildBody(build);
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    // All lists with the same key have the same T.
    const body = (entry?.body as Promise<PreparedBody<T>> | undefined) ?? buildBody(build);
    this.#set(key, { topic, body });
    return body;
  }

  /** Also removes lists whose build is not complete, because they may have read the old rows. */
  invalidate(topics: readonly string[]): void {
    for (const [key, { topic }] of this.#entries) {
      const hasChanged = topics.some((changedTopic) => topicsOverlap(changedTopic, topic));
      if (hasChanged) this.#entries.delete(key);
    }
  }

  /** Disable the cache while this process may miss notifications of other processes. */
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

const buildBody = async <T>(build: () => Promise<T>) => new PreparedBody(await build());
