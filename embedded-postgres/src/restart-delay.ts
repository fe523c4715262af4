const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** After a server has run this long, the next restart is immediate again. */
const STABLE_MS = 5_000;

/** Computes how long to wait before a restart. The time doubles while the server dies again and again. */
export class RestartDelay {
  #attempts = 0;
  #startTime = -Infinity;

  /** Call it before each restart. */
  next(): number {
    const now = performance.now();
    const isStable = now - this.#startTime > STABLE_MS;
    this.#attempts = isStable ? 0 : this.#attempts + 1;
    const delayMs = this.#attempts === 0 ? 0 : FIRST_DELAY_MS * 2 ** (this.#attempts - 1);
    const limitedMs = Math.min(delayMs, MAX_DELAY_MS);
    this.#startTime = now + limitedMs;
    return limitedMs;
  }
}
