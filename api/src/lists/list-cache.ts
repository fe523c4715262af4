import { PreparedBody } from "../http/prepared-body.ts";
import { topicsOverlap, type Topic } from "./topics.ts";

/** Enough for all lists of 50 gyms. The cache evicts the least recently used entries. */
const MAX_BYTES = 48 * 1_024 * 1_024;
/** The cache drops smaller lists after their build. They are empty, for example those of unknown ids. */
const MIN_CACHED_BYTES = 64;

interface Entry {
  readonly topic: Topic;
  /** A promise, so that concurrent requests wait for the same build. */
  readonly body: Promise<PreparedBody<unknown>>;
  /** 0 until the build is complete. */
  sizeBytes: number;
}

interface CachedList<T> {
  readonly key: string;
  readonly topic: Topic;
  readonly build: () => Promise<T>;
}

/** Caches the response bodies of lists that are the same for all users. */
export class ListCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #isEnabled = false;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  get entryCount(): number {
    return this.#entries.size;
  }

  get<T>({ key, topic, build }: CachedList<T>): Promise<PreparedBody<T>> {
    if (!this.#isEnabled) return buildBody(build);
    const cachedEntry = this.#entries.get(key);
    const entry = cachedEntry ?? { topic, body: buildBody(build), sizeBytes: 0 };
    // The last entry is the most recently used one.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (!cachedEntry) void this.#measure(key, entry);
    // All lists with the same key have the same T.
    return entry.body as Promise<PreparedBody<T>>;
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

  /** Waits for the build. Drops the entry if the build failed or the list is empty, else evicts others if necessary. */
  async #measure(key: string, entry: Entry): Promise<void> {
    entry.sizeBytes = await entry.body.then(
      (body) => body.sizeBytes,
      () => 0,
    );
    if (entry.sizeBytes < MIN_CACHED_BYTES && this.#entries.get(key) === entry) {
      this.#entries.delete(key);
    }
    this.#evict();
  }

  #evict() {
    let totalBytes = 0;
    for (const { sizeBytes } of this.#entries.values()) totalBytes += sizeBytes;
    for (const [key, { sizeBytes }] of this.#entries) {
      if (totalBytes <= this.#maxBytes) return;
      this.#entries.delete(key);
      totalBytes -= sizeBytes;
    }
  }
}

const buildBody = async <T>(build: () => Promise<T>) => new PreparedBody(await build());
