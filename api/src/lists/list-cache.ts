import { HttpResponse } from "../http/http-response.ts";
import { PreparedBody } from "../http/conditional/prepared-body.ts";
import { listCacheRequests } from "../metrics/metrics.ts";
import { RebuildLimit } from "./rebuild-limit.ts";
import { SerialRuns } from "./serial-runs.ts";
import { TopicIndex } from "./topic-index.ts";
import { type Topic, withScreens } from "../database/topics.ts";

/** About the lists of 250 gyms. See docs/decisions/0063-list-cache-of-many-gyms.md. */
const MAX_BYTES = 12 * 1_024 * 1_024;
/** A list above this share of the cache is built for each request, so that it does not evict the others. */
const MAX_SHARE = 1 / 3;
/**
 * A list is built again after this time, because a process that is killed between a commit and its notification leaves
 * the lists of the others outdated.
 */
const MAX_AGE_MS = 5 * 60_000;
/** Entries expire earlier by up to this share. Otherwise those of a started process would expire together. */
const AGE_SPREAD = 0.2;
/** The objects of an entry beside its text. */
const OVERHEAD_BYTES = 1_024;
/** The cache drops smaller lists after their build. They are empty, for example those of unknown ids. */
const MIN_CACHED_BYTES = 64;

/** A change of the topic invalidates the list. */
interface TopicSource {
  readonly topic: Topic;
  readonly version?: undefined;
}

/** The list is valid while its rows have this version, which each request reads from the database. */
interface VersionSource {
  readonly version: string;
  readonly topic?: undefined;
}

type Source = TopicSource | VersionSource;

interface Entry {
  readonly source: Source;
  /** A promise, so that concurrent requests wait for the same build. */
  readonly body: Promise<PreparedBody<unknown>>;
  /** A waiting build reads all changes when it starts, so they do not invalidate it. */
  hasStarted: boolean;
  /** The end of its age, from the start of the build. */
  expiresAt: number;
  /** 0 until the build is complete. */
  sizeBytes: number;
}

type CachedList<T> = Source & {
  readonly key: string;
  /** Whether the cache keeps the list compressed, because most of its requests get a 304. */
  readonly isCompact?: boolean;
  /** An `HttpResponse` adds headers. */
  readonly build: () => Promise<T | HttpResponse<T>>;
};

/** Caches the response bodies of lists that are the same for all users. Builds each list at most once at a time. */
export class ListCache {
  readonly #entries = new Map<string, Entry>();
  /** The keys of the entries with a topic. */
  readonly #topics = new TopicIndex();
  readonly #builds = new SerialRuns();
  readonly #maxBytes: number;
  readonly #rebuildLimit: RebuildLimit;
  #totalBytes = 0;
  #isEnabled = false;

  constructor(rebuildLimit = new RebuildLimit(), maxBytes = MAX_BYTES) {
    this.#rebuildLimit = rebuildLimit;
    this.#maxBytes = maxBytes;
  }

  get entryCount(): number {
    return this.#entries.size;
  }

  get<T>(list: CachedList<T>): Promise<PreparedBody<T>> {
    const { key } = list;
    const storedEntry = this.#entries.get(key);
    const cachedEntry = storedEntry && this.#isValid(storedEntry, list) ? storedEntry : undefined;
    listCacheRequests.inc({ result: cachedEntry ? "hit" : "miss" });
    const entry = cachedEntry ?? this.#createEntry(list);
    this.#remove(key);
    // The last entry is the most recently used one.
    this.#add(key, entry);
    if (!cachedEntry) void this.#measure(key, entry);
    // All lists with the same key have the same T.
    return entry.body as Promise<PreparedBody<T>>;
  }

  /** Also removes lists whose build is not complete, because they may have read the old rows. */
  invalidate(topics: readonly string[]): void {
    for (const key of withScreens(topics).flatMap((topic) => this.#topics.find(topic))) {
      if (this.#entries.get(key)?.hasStarted) this.#remove(key);
    }
  }

  /** Disable the cache while this process may miss notifications of other processes. */
  setEnabled(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    for (const key of this.#entries.keys()) this.#remove(key);
  }

  #isValid(entry: Entry, { version }: Source): boolean {
    if (!entry.hasStarted) return true;
    if (version !== undefined) return entry.source.version === version;
    return this.#isEnabled && performance.now() < entry.expiresAt;
  }

  #createEntry({ key, build, isCompact, ...source }: CachedList<unknown>): Entry {
    const delayMs = source.topic && this.#isEnabled ? this.#rebuildLimit.reserve(key) : 0;
    const state = { source, hasStarted: false, expiresAt: 0, sizeBytes: 0 };
    const body = this.#builds.run(key, async () => {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      state.hasStarted = true;
      state.expiresAt = performance.now() + MAX_AGE_MS * (1 - AGE_SPREAD * Math.random());
      const prepared = toPreparedBody(await build());
      return isCompact ? prepared.compact() : prepared;
    });
    return Object.assign(state, { body });
  }

  /** Waits for the build. Drops the entry if the build failed, or the list is empty or too large. Then evicts others. */
  async #measure(key: string, entry: Entry): Promise<void> {
    const sizeBytes = await entry.body.then(
      (body) => body.sizeBytes,
      () => 0,
    );
    if (sizeBytes < MIN_CACHED_BYTES) this.#rebuildLimit.forget(key);
    if (this.#entries.get(key) !== entry) return;
    this.#remove(key);
    if (sizeBytes < MIN_CACHED_BYTES || sizeBytes > this.#maxBytes * MAX_SHARE) return;
    entry.sizeBytes = sizeBytes + OVERHEAD_BYTES;
    this.#add(key, entry);
    this.#evict();
  }

  #evict() {
    for (const key of this.#entries.keys()) {
      if (this.#totalBytes <= this.#maxBytes) return;
      this.#remove(key);
    }
  }

  #add(key: string, entry: Entry) {
    this.#entries.set(key, entry);
    this.#totalBytes += entry.sizeBytes;
    if (entry.source.topic) this.#topics.add(entry.source.topic, key);
  }

  #remove(key: string) {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#totalBytes -= entry.sizeBytes;
    if (entry.source.topic) this.#topics.remove(entry.source.topic, key);
  }
}

const toPreparedBody = (result: unknown) =>
  result instanceof HttpResponse
    ? new PreparedBody(result.body, result.headers)
    : new PreparedBody(result);
