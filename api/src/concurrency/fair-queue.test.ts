import { describe, expect, test } from "vitest";

import { FairQueue, QueueFullError } from "./fair-queue.ts";

/** Creates a queue whose first task waits until `start` is called. Records the order of all other tasks. */
function createBlockedQueue(options: { maxPending?: number; maxPendingPerClient?: number } = {}) {
  const queue = new FairQueue({
    maxRunning: 1,
    maxPending: 100,
    maxPendingPerClient: 100,
    ...options,
  });
  const firstTask = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = queue.run("first", () => firstTask.promise);
  const add = (client: string, name: string) =>
    queue.run(client, async () => void order.push(name));
  return { add, order, first, start: firstTask.resolve };
}

describe("FairQueue", () => {
  test("lets clients take turns, so that 30 tasks of one do not delay another", async () => {
    const { add, order, start } = createBlockedQueue();
    const tasks = Array.from({ length: 30 }, (_, index) => add("ana", `ana ${index}`));
    tasks.push(add("ben", "ben 0"), add("ben", "ben 1"));

    start();

    await Promise.all(tasks);
    expect(order.slice(0, 5)).toEqual(["ana 0", "ben 0", "ana 1", "ben 1", "ana 2"]);
    expect(order).toHaveLength(32);
  });

  test("rejects tasks above the limits, and accepts tasks again after the queue is empty", async () => {
    const { add, first, start } = createBlockedQueue({ maxPending: 3, maxPendingPerClient: 2 });
    const accepted = [add("ana", "1"), add("ana", "2")];

    await expect(add("ana", "3")).rejects.toThrow(QueueFullError);
    accepted.push(add("ben", "4"));
    await expect(add("eve", "5")).rejects.toThrow(QueueFullError);

    start();
    await Promise.all([first, ...accepted]);
    await add("ana", "6");
  });

  test("continues after a failed task", async () => {
    const queue = new FairQueue({ maxRunning: 1, maxPending: 2, maxPendingPerClient: 2 });
    const failed = queue.run("ana", () => Promise.reject(new Error("broken")));
    const next = queue.run("ana", async () => "next");

    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("next");
  });
});

test("FairQueue runs as many tasks at the same time as allowed", async () => {
  const queue = new FairQueue({ maxRunning: 2, maxPending: 100, maxPendingPerClient: 100 });
  let runningCount = 0;
  const counts: number[] = [];
  const task = async () => {
    counts.push(++runningCount);
    await Promise.resolve();
    runningCount--;
  };

  await Promise.all(Array.from({ length: 20 }, (_, n) => queue.run(`client ${n % 3}`, task)));

  expect(counts).toHaveLength(20);
  expect(Math.max(...counts)).toBe(2);
});
