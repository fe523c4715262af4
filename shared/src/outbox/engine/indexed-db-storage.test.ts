import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createIndexedDbStorage } from "./indexed-db-storage.ts";
import { enqueue, type Queue, remove } from "./queue.ts";

beforeEach(() => void vi.stubGlobal("indexedDB", new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

const createEntry = (id: string) => ({
  id,
  userId: "ann",
  subject: "Monday",
  operation: { type: "toggleBump", activityId: id, isBumped: true } as const,
});

test("two tabs that change the queue at the same time lose nothing", async () => {
  const [first, second] = [createIndexedDbStorage(), createIndexedDbStorage()];
  const ids = Array.from({ length: 20 }, (_, number) => String(number));

  await Promise.all(
    ids.map((id, number) =>
      (number % 2 ? first : second).update((queue) => enqueue(queue, createEntry(id))),
    ),
  );

  expect((await first.read()).map(({ id }) => id).sort()).toEqual(ids.toSorted());
});

test("does not change the queue if the change throws", async () => {
  const storage = createIndexedDbStorage();
  await storage.update((queue) => enqueue(queue, createEntry("a")));

  const failed = storage.update(() => {
    throw new Error("The outbox is full");
  });

  await expect(failed).rejects.toThrow("The outbox is full");
  expect(await storage.read()).toHaveLength(1);
});

test("a new device has an empty queue", async () => {
  expect(await createIndexedDbStorage().read()).toEqual([]);
});

test("applies a change once, although its connection was lost after the transaction", async () => {
  const storage = createIndexedDbStorage();
  await storage.update((queue) => enqueue(queue, createEntry("monday")));
  const spy = vi.spyOn(IDBObjectStore.prototype, "put");
  spy.mockImplementationOnce(function lose(this: IDBObjectStore, ...request) {
    spy.mockRestore();
    this.put(...request);
    throw new DOMException("Connection to Indexed Database server lost.", "UnknownError");
  });
  const change = vi.fn<(queue: Queue) => Queue>((queue) => enqueue(queue, createEntry("tuesday")));

  const queue = await storage.update(change);

  expect(change).toHaveBeenCalledOnce();
  expect(queue.map(({ id }) => id)).toEqual(["monday", "tuesday"]);
  expect(await storage.read()).toEqual(queue);
});

describe("photos", () => {
  const photo = { id: "photo", type: "image/png", bytes: new TextEncoder().encode("bytes").buffer };
  const entry = {
    ...createEntry("entry"),
    operation: { type: "savePhoto", routeId: "p1", photoId: "photo", size: 5 } as const,
  };

  test("are stored with their entry, and deleted with it", async () => {
    const storage = createIndexedDbStorage();
    await storage.update((queue) => enqueue(queue, entry), photo);

    const stored = await createIndexedDbStorage().readPhoto("photo");
    expect({ type: stored?.type, text: await stored?.text() }).toEqual({
      type: "image/png",
      text: "bytes",
    });
    await storage.update((queue) => enqueue(queue, createEntry("other")));
    expect(await storage.readPhoto("photo")).toBeDefined();
    await storage.update((queue) => remove(queue, "entry"));
    expect(await storage.readPhoto("photo")).toBeUndefined();
  });

  test("are not stored without their entry", async () => {
    const storage = createIndexedDbStorage();

    const failed = storage.update(() => {
      throw new Error("Too many photos wait");
    }, photo);

    await expect(failed).rejects.toThrow("Too many photos wait");
    expect(await storage.readPhoto("photo")).toBeUndefined();
  });
});
