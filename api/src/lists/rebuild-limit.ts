import { DEFAULT_SERVER_LIMITS } from "../config/server-limits.ts";

const INTERVAL_MS = 1_000;

/**
 * Limits the builds of each list to one a second, because a busy gym's routes change with each send. The first few are
 * immediate, so that a user who makes several changes does not wait.
 */
export class RebuildLimit {
  readonly #burst: number;
  /** For each list, when a build would start if all of its builds were a second apart. */
  readonly #nextTimes = new Map<string, number>();

  constructor(burst = DEFAULT_SERVER_LIMITS.immediateListBuilds) {
    this.#burst = burst;
  }

  get listCount(): number {
    return this.#nextTimes.size;
  }

  /** Returns how long the next build of the list must wait, in milliseconds, and counts it. */
  reserve(key: string): number {
    const now = performance.now();
    this.#removeUnused(now);
    const time = Math.max(now, this.#nextTimes.get(key) ?? 0);
    // The order of the map is the order of these calls.
    this.#nextTimes.delete(key);
    this.#nextTimes.set(key, time + INTERVAL_MS);
    return Math.max(0, time - now - (this.#burst - 1) * INTERVAL_MS);
  }

  /** Stops limiting the list, for example because it is not cached. */
  forget(key: string): void {
    this.#nextTimes.delete(key);
  }

  #removeUnused(now: number): void {
    for (const [key, time] of this.#nextTimes) {
      if (time > now) return;
      this.#nextTimes.delete(key);
    }
  }
}
