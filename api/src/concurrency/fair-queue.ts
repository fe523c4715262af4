interface QueueOptions {
  /** The maximum number of tasks that run at the same time. */
  readonly maxRunning: number;
  /** The maximum number of waiting tasks. */
  readonly maxPending: number;
  readonly maxPendingPerClient: number;
}

export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/** Limits the tasks that run at the same time. Clients take turns, so that many tasks of one do not delay another. */
export class FairQueue {
  readonly #options: QueueOptions;
  /** The waiting tasks of each client. The first client of the map is the next one. */
  readonly #tasks = new Map<string, (() => Promise<void>)[]>();
  #pendingCount = 0;
  #runningCount = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** @throws {QueueFullError} if too many tasks are waiting, in total or of this client. */
  async run<T>(client: string, task: () => Promise<T>): Promise<T> {
    const clientTasks = this.#tasks.get(client) ?? [];
    const isFull =
      this.#pendingCount >= this.#options.maxPending ||
      clientTasks.length >= this.#options.maxPendingPerClient;
    if (isFull) throw new QueueFullError();

    const { promise, resolve, reject } = Promise.withResolvers<T>();
    clientTasks.push(() => task().then(resolve, reject));
    this.#tasks.set(client, clientTasks);
    this.#pendingCount++;
    void this.#runAll();
    return promise;
  }

  /** Runs tasks one after another. `run` starts it often, but only `maxRunning` of them at a time do anything. */
  async #runAll(): Promise<void> {
    if (this.#runningCount >= this.#options.maxRunning) return;
    this.#runningCount++;
    for (let task = this.#dequeue(); task; task = this.#dequeue()) await task();
    this.#runningCount--;
  }

  /** Removes a task of the next client. Moves the client to the end. */
  #dequeue(): (() => Promise<void>) | undefined {
    const [next] = this.#tasks;
    if (!next) return undefined;
    const [client, clientTasks] = next;
    const task = clientTasks.shift();
    this.#tasks.delete(client);
    if (clientTasks.length > 0) this.#tasks.set(client, clientTasks);
    this.#pendingCount--;
    return task;
  }
}
