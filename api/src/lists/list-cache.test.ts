import { describe, expect, onTestFinished, test, vi } from "vitest";

import { createStepCounter } from "../testing/create-step-counter.ts";
import { createCache, getBuild } from "./testing/create-cache.ts";
import { ALL_TOPICS } from "../database/topics.ts";

const countSteps = createStepCounter();

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

  test("builds a list with versions again for each version, and ignores changes of topics", async () => {
    const { lists, createList } = createCache();
    const { build } = createList("routes");
    const read = async (version: string) =>
      getBuild(await lists.get({ key: "stats", version, build }));

    expect([await read("1"), await read("1"), await read("2")]).toEqual([[1], [1], [2]]);
    lists.invalidate(ALL_TOPICS);
    expect([await read("2"), await read("1")]).toEqual([[2], [3]]);
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

  test("builds a list again after five minutes, because a notification can be lost", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { read } = createCache();
    await read("routes");

    vi.advanceTimersByTime(239_000);
    expect(await read("routes")).toEqual([1]);
    vi.advanceTimersByTime(61_000);
    expect([await read("routes"), await read("routes")]).toEqual([[2], [2]]);
  });

  test("does not build all lists of a started process again at the same time", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { read } = createCache(100_000_000);
    const readAll = () => Promise.all(Array.from({ length: 100 }, (_, n) => read(`routes:${n}`)));
    await readAll();

    vi.advanceTimersByTime(270_000);
    const builds = (await readAll()).flat();

    const rebuilt = builds.filter((build) => Number(build) > 100);
    expect(rebuilt.length).toBeGreaterThan(10);
    expect(rebuilt.length).toBeLessThan(90);
  });

  test("keeps a compact list that is too large without compression", async () => {
    const { lists, read } = createCache(6_000);
    const rows = Array.from({ length: 700 }, (_, n) => n);
    const getList = (key: string) =>
      lists.get({ key, topic: "routes", isCompact: true, build: () => Promise.resolve(rows) });
    const body = await getList("first");
    await getList("second");
    await read("routes:third");

    expect(body.toJson()).toEqual(rows);
    expect(await getList("first")).toBe(body);
  });

  test("evicts the least recently used lists above its size", async () => {
    const { lists, read } = createCache(5_000);
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

  test("returns a list above a third of its size without keeping it, and keeps the others", async () => {
    const { lists, read } = createCache(8_000);
    await read("routes:small");
    const list = {
      key: "gyms",
      topic: "gyms",
      build: () => Promise.resolve(["x".repeat(3_000)]),
    } as const;
    const body = await lists.get(list);

    expect(body.toJson()).toEqual(["x".repeat(3_000)]);
    await vi.waitFor(() => expect(lists.entryCount).toBe(1), 20_000);
    expect(await lists.get(list)).not.toBe(body);
    expect(await read("routes:small")).toEqual([1]);
  });

  test("visits only the lists of the changed gym", async () => {
    const { lists, read } = createCache(100_000_000);
    for (let n = 0; n < 500; n++) await read(`routes:${n}`);
    await read("routes");

    const steps = await countSteps(async () => lists.invalidate(["routes:7"]));

    expect(steps).toBeLessThan(200);
    expect(lists.entryCount).toBe(499);
  });

  test("drops empty lists, such as those of unknown ids", async () => {
    const { lists } = createCache();

    for (let n = 0; n < 50; n++) {
      const topic = `routes:${n}` as const;
      await lists.get({ key: topic, topic, build: () => Promise.resolve([]) });
    }

    await vi.waitFor(() => expect(lists.entryCount).toBe(0), 20_000);
  });
});
