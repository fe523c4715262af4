import { PreparedBody } from "../http/prepared-body.ts";
import { overlaps, type Topic } from "./topics.ts";

/** Enough for every list of dozens of gyms; the one asked for longest ago goes first. */
const CAPACITY = 200;

interface Kept {
  readonly topic: Topic;
  /** A promise, so that whoever asks while it is being built waits for the same one. */
  readonly body: Promise<PreparedBody<unknown>>;
}

interface List<T> {
  readonly key: string;
  readonly topic: Topic;
  readonly build: () => Promise<T>;
}

/** Keeps the lists that everybody gets alike as bytes, until a change touches them. */
export class PreparedLists {
  readonly #kept = new Map<string, Kept>();
  #trusted = false;

  get<T>({ key, topic, build }: List<T>): Promise<PreparedBody<T>> {
    if (!this.#trusted) return prepare(build);
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    // A key stands for one list, and so for one T.
    const body = (kept?.body as Promise<PreparedBody<T>> | undefined) ?? prepare(build);
    this.#keep(key, { topic, body });
    return body;
  }

  /** Drops what the topics touch, also what is being built: it may have been read before the change. */
  drop(topics: readonly string[]): void {
    for (const [key, { topic }] of this.#kept) {
      if (topics.some((touched) => overlaps(touched, topic))) this.#kept.delete(key);
    }
  }

  /** Without trust that it hears of every change, nothing is kept. */
  trust(trusted: boolean): void {
    this.#trusted = trusted;
    this.#kept.clear();
  }

  #keep(key: string, kept: Kept) {
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > CAPACITY && oldest !== undefined) this.#kept.delete(oldest);
    kept.body.catch(() => {
      if (this.#kept.get(key)?.body === kept.body) this.#kept.delete(key);
    });
  }
}

const prepare = async <T>(build: () => Promise<T>) => new PreparedBody(await build());
