/** Runs the functions of each key one after the other. */
export class SerialRuns {
  readonly #lastRuns = new Map<string, Promise<unknown>>();

  /** Calls `run` immediately, or after the runs with the same key that were added before, even if they failed. */
  run<T>(key: string, run: () => Promise<T>): Promise<T> {
    const previousRun = this.#lastRuns.get(key);
    const result = previousRun ? previousRun.then(run, run) : run();
    this.#lastRuns.set(key, result);
    const forget = () => {
      if (this.#lastRuns.get(key) === result) this.#lastRuns.delete(key);
    };
    void result.then(forget, forget);
    return result;
  }
}
