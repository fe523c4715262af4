import { PreparedBody } from "../http/prepared-body.ts";
import { listCacheRequests } from "../metrics/metrics.ts";
import { RebuildLimit } from "./rebuild-limit.ts";
import { topicsOverlap, type Topic } from "./topics.ts";

/** Enough for all lists of 50 gyms. The cache evicts the least recently used entries. */
const MAX_BYTES = 48 * 1_024 * 1_024;
/** The cache drops smaller lists after their build. They are empty, for example those of unknown ids. */
const MIN_CACHED_BYTES = 64;

interface Entry {
  readonly topic: Topic;
  /** A promise, so that concurrent requests wait for the same build. */
  readonly body: Promise<PreparedBody<unknown>>;
  /** False while the build is delayed. Changes do not invalidate it then, because it reads them when it starts. */
  hasStarted: boolean;
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
  readonly #rebuildLimit: RebuildLimit;
  #isEnabled = false;

  constructor(rebuildLimit = new RebuildLimit(), maxBytes = MAX_BYTES) {
    this.#rebuildLimit = rebuildLimit;
    this.#maxBytes = maxBytes;
  }

  get entryCount(): number {
    return this.#entries.size;
  }

  get<T>({ key, topic, build }: CachedList<T>): Promise<PreparedBody<T>> {
    if (!this.#isEnabled) return buildBody(build);
    const cachedEntry = this.#entries.get(key);
    listCacheRequests.inc({ result: cachedEntry ? "hit" : "miss" });
    const entry = cachedEntry ?? this.#createEntry(key, topic, build);
    // The last entry is the most recently used one.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (!cachedEntry) void this.#measure(key, entry);
    // All lists with the same key have the same T.
    return entry.body as Promise<PreparedBody<T>>;
  }

  /** Also removes lists whose build is not complete, because they may have read the old rows. */
  invalidate(topics: readonly string[]): void {
    for (const [key, { topic, hasStarted }] of this.#entries) {
      const hasChanged = topics.some((changedTopic) => topicsOverlap(changedTopic, topic));
      if (hasChanged && hasStarted) this.#entries.delete(key);
    }
  }

  /** Disable the cache while this process may miss notifications of other processes. */
  setEnabled(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    this.#entries.clear();
  }

  #createEntry(key: string, topic: Topic, build: () => Promise<unknown>): Entry {
    const delayMs = this.#rebuildLimit.reserve(key);
    if (delayMs === 0) return { topic, body: buildBody(build), hasStarted: true, sizeBytes: 0 };
    const buildLater = async () => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      entry.hasStarted = true;
      return buildBody(build);
    };
    const entry: Entry = { topic, body: buildLater(), hasStarted: false, sizeBytes: 0 };
    return entry;
  }

  /** Waits for the build. Drops the entry if the build failed or the list is empty. Then enforces the size limit. */
  async #measure(key: string, entry: Entry): Promise<void> {
    entry.sizeBytes = await entry.body.then(
      (body) => body.sizeBytes,
      () => 0,
    );
    if (entry.sizeBytes < MIN_CACHED_BYTES) {
      this.#rebuildLimit.forget(key);
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
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
