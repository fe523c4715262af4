import { describe, expect, onTestFinished, test, vi } from "vitest";

import type { PreparedBody } from "../http/prepared-body.ts";
import { ListCache } from "./list-cache.ts";
import { RebuildLimit } from "./rebuild-limit.ts";

/** Longer than the lists that the cache drops because they are empty. */
const PADDING = "x".repeat(100);

function createCache(maxBytes?: number) {
  const lists = new ListCache(undefined, maxBytes);
  lists.setEnabled(true);
  let buildCount = 0;
  const createList = (topic: "routes" | `routes:${string}`, key = topic) => ({
    key,
    topic,
    build: () => Promise.resolve([++buildCount, PADDING]),
  });
  const read = async (topic: "routes" | `routes:${string}`) =>
    getBuild(await lists.get(createList(topic)));
  return { lists, createList, read };
}

/** Returns the number of the build in a list. */
const getBuild = (body: PreparedBody<unknown>) => (body.toJson() as unknown[]).slice(0, 1);

describe("ListCache", () => {
  test("builds a list once, even for concurrent requests", async () => {
    const { read } = createCache();

    expect(await Promise.all([read("routes"), read("routes"), read("routes")])).toEqual([
      [1],
      [1],
      [1],
    ]);
    expect(await read("routes")).toEqual([1]);
  });

  test.each([
    [["routes:a"], "routes:a", [2]],
    [["routes"], "routes:a", [2]],
    [["routes:a"], "routes", [2]],
    [["routes:b", "gyms", "sets"], "routes:a", [1]],
    [["routes:ab"], "routes:a", [1]],
  ] as const)(
    "after a change of %j, a read of %s returns build %j",
    async (changedTopics, topic, expected) => {
      const { lists, read } = createCache();
      await read(topic);

      lists.invalidate(changedTopics);

      expect(await read(topic)).toEqual(expected);
    },
  );

  test("does not cache a list that changed during its build", async () => {
    const { lists, createList, read } = createCache();
    const firstBuild = lists.get(createList("routes"));

    lists.invalidate(["routes"]);

    expect(await read("routes")).toEqual([2]);
    expect(getBuild(await firstBuild)).toEqual([1]);
    expect(await read("routes")).toEqual([2]);
  });

  test("builds a list again after an error", async () => {
    const { lists, read } = createCache();
    const build = () => Promise.reject(new Error("no"));

    await expect(lists.get({ key: "routes", topic: "routes", build })).rejects.toThrow("no");

    expect(await read("routes")).toEqual([1]);
  });

  test("caches nothing while it is disabled", async () => {
    const { lists, read } = createCache();
    await read("routes");

    lists.setEnabled(false);

    expect([await read("routes"), await read("routes")]).toEqual([[2], [3]]);
    lists.setEnabled(true);
    expect([await read("routes"), await read("routes")]).toEqual([[4], [4]]);
  });

  test("evicts the least recently used lists above its size", async () => {
    const { lists, read } = createCache(500);
    await read("routes:first");
    await read("routes:second");
    for (let n = 0; n < 3; n++) {
      await read("routes:first");
      await read(`routes:${n}`);
    }

    expect(lists.entryCount).toBe(4);
    expect(await read("routes:first")).toEqual([1]);
    expect(await read("routes:second")).toEqual([6]);
  });

  test("drops empty lists, such as those of unknown ids", async () => {
    const { lists } = createCache();

    for (let n = 0; n < 50; n++) {
      const topic = `routes:${n}` as const;
      await lists.get({ key: topic, topic, build: () => Promise.resolve([]) });
    }

    await vi.waitFor(() => expect(lists.entryCount).toBe(0));
  });

  test("builds a list at most about once a second while it keeps changing, and returns the newest rows", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { lists } = createCache();
    let change = 0;
    let buildCount = 0;
    const build = async () => {
      buildCount += 1;
      return [change, PADDING];
    };
    const read = async () =>
      getBuild(await lists.get({ key: "routes", topic: "routes", build }))[0];

    // Ten changes a second, each followed by two requests.
    for (let tick = 0; tick < 100; tick++) {
      lists.invalidate([`routes:${++change}`]);
      const latestChange = change;
      for (const response of [read(), read()]) {
        void response.then((row) => expect(row).toBeGreaterThanOrEqual(latestChange));
      }
      await vi.advanceTimersByTimeAsync(100);
    }

    expect(buildCount).toBeGreaterThanOrEqual(10);
    expect(buildCount).toBeLessThanOrEqual(15);
  });
});

describe("RebuildLimit", () => {
  test("forgets lists that no longer change", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limit = new RebuildLimit(2);

    expect([limit.reserve("a"), limit.reserve("a"), limit.reserve("a")]).toEqual([0, 0, 1_000]);
    await vi.advanceTimersByTimeAsync(3_000);

    expect(limit.reserve("b")).toBe(0);
    expect(limit.listCount).toBe(1);
  });
});
