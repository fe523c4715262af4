import { describe, expect, test } from "vitest";

import { FairQueue, QueueFullError } from "./fair-queue.ts";

/** Creates a queue whose first task waits until `start` is called. Records the order of all other tasks. */
function createBlockedQueue(options: { maxPending?: number; maxPendingPerUser?: number } = {}) {
  const queue = new FairQueue({ maxPending: 100, maxPendingPerUser: 100, ...options });
  const firstTask = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = queue.run("first", () => firstTask.promise);
  const add = (user: string, name: string) => queue.run(user, async () => void order.push(name));
  return { add, order, first, start: firstTask.resolve };
}

describe("FairQueue", () => {
  test("lets users take turns, so that 30 tasks of one user do not delay another user", async () => {
    const { add, order, start } = createBlockedQueue();
    const tasks = Array.from({ length: 30 }, (_, index) => add("ana", `ana ${index}`));
    tasks.push(add("ben", "ben 0"), add("ben", "ben 1"));

    start();

    await Promise.all(tasks);
    expect(order.slice(0, 5)).toEqual(["ana 0", "ben 0", "ana 1", "ben 1", "ana 2"]);
    expect(order).toHaveLength(32);
  });

  test("rejects tasks above the limits, and accepts tasks again after the queue is empty", async () => {
    const { add, first, start } = createBlockedQueue({ maxPending: 3, maxPendingPerUser: 2 });
    const accepted = [add("ana", "1"), add("ana", "2")];

    await expect(add("ana", "3")).rejects.toThrow(QueueFullError);
    accepted.push(add("ben", "4"));
    await expect(add("eve", "5")).rejects.toThrow(QueueFullError);

    start();
    await Promise.all([first, ...accepted]);
    await add("ana", "6");
  });

  test("continues after a failed task", async () => {
    const queue = new FairQueue({ maxPending: 2, maxPendingPerUser: 2 });
    const failed = queue.run("ana", () => Promise.reject(new Error("broken")));
    const next = queue.run("ana", async () => "next");

    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("next");
  });
});
