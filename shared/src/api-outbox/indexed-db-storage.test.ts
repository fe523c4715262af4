import "fake-indexeddb/auto";
import { expect, test } from "vitest";

import { createIndexedDbStorage } from "./indexed-db-storage.ts";
import { enqueue } from "./queue.ts";

const createEntry = (id: string) => ({
  id,
  userId: "ann",
  subject: "Monday",
  operation: { type: "toggleBump", activityId: id, isBumped: true } as const,
});

test("two tabs that change the queue at the same time lose nothing", async () => {
  const [first, second] = [createIndexedDbStorage("two tabs"), createIndexedDbStorage("two tabs")];
  const ids = Array.from({ length: 20 }, (_, number) => String(number));

  await Promise.all(
    ids.map((id, number) =>
      (number % 2 ? first : second).update((queue) => enqueue(queue, createEntry(id))),
    ),
  );

  expect((await first.read()).map(({ id }) => id).sort()).toEqual(ids.toSorted());
});

test("does not change the queue if the change throws", async () => {
  const storage = createIndexedDbStorage("failed change");
  await storage.update((queue) => enqueue(queue, createEntry("a")));

  const failed = storage.update(() => {
    throw new Error("The outbox is full");
  });

  await expect(failed).rejects.toThrow("The outbox is full");
  expect(await storage.read()).toHaveLength(1);
});

test("a new device has an empty queue", async () => {
  expect(await createIndexedDbStorage("new").read()).toEqual([]);
});
