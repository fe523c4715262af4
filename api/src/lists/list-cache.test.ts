import { describe, expect, test } from "vitest";

import { ListCache } from "./list-cache.ts";

function createCache() {
  const lists = new ListCache();
  lists.setEnabled(true);
  let buildCount = 0;
  const createList = (topic: "routes" | `routes:${string}`, key = topic) => ({
    key,
    topic,
    build: () => Promise.resolve([++buildCount]),
  });
  const read = async (topic: "routes" | `routes:${string}`) =>
    (await lists.get(createList(topic))).toJson();
  return { lists, createList, read };
}

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
    "after a change of %j, returns %s of build %j",
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
    expect((await firstBuild).toJson()).toEqual([1]);
    expect(await read("routes")).toEqual([2]);
  });

  test("builds a list again after an error", async () => {
    const { lists, read } = createCache();
    const failingList = {
      key: "routes",
      topic: "routes",
      build: () => Promise.reject(new Error("no")),
    };

    await expect(lists.get({ ...failingList, topic: "routes" })).rejects.toThrow("no");

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

  test("evicts the least recently used list", async () => {
    const { read } = createCache();
    await read("routes:first");

    for (let n = 0; n < 200; n++) await read(`routes:${n}`);

    expect(await read("routes:199")).toEqual([201]);
    expect(await read("routes:first")).toEqual([202]);
  });
});
