interface QueueOptions {
  /** The maximum number of waiting tasks. */
  readonly maxPending: number;
  readonly maxPendingPerUser: number;
}

export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/** Runs one task at a time. Users take turns, so that many tasks of one user do not delay another user. */
export class FairQueue {
  readonly #options: QueueOptions;
  /** The waiting tasks of each user. The first user of the map is the next one. */
  readonly #tasks = new Map<string, (() => Promise<void>)[]>();
  #pendingCount = 0;
  #isRunning = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** @throws {QueueFullError} if too many tasks are waiting, in total or of this user. */
  async run<T>(user: string, task: () => Promise<T>): Promise<T> {
    const userTasks = this.#tasks.get(user) ?? [];
    const isFull =
      this.#pendingCount >= this.#options.maxPending ||
      userTasks.length >= this.#options.maxPendingPerUser;
    if (isFull) throw new QueueFullError();

    const { promise, resolve, reject } = Promise.withResolvers<T>();
    userTasks.push(() => task().then(resolve, reject));
    this.#tasks.set(user, userTasks);
    this.#pendingCount++;
    void this.#runAll();
    return promise;
  }

  async #runAll(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let task = this.#dequeue(); task; task = this.#dequeue()) await task();
    this.#isRunning = false;
  }

  /** Removes a task of the next user. Moves the user to the end. */
  #dequeue(): (() => Promise<void>) | undefined {
    const [next] = this.#tasks;
    if (!next) return undefined;
    const [user, userTasks] = next;
    const task = userTasks.shift();
    this.#tasks.delete(user);
    if (userTasks.length > 0) this.#tasks.set(user, userTasks);
    this.#pendingCount--;
    return task;
  }
}
