import { describe, expect, test } from "vitest";

import { ListCache } from "./list-cache.ts";

function createLists() {
  const lists = new ListCache();
  lists.setEnabled(true);
  let built = 0;
  const list = (topic: "routes" | `routes:${string}`, key = topic) => ({
    key,
    topic,
    build: () => Promise.resolve([++built]),
  });
  const read = async (topic: "routes" | `routes:${string}`) =>
    (await lists.get(list(topic))).toJson();
  return { lists, list, read };
}

describe("ListCache", () => {
  test("builds a list once, also for concurrent requests", async () => {
    const { read } = createLists();

    expect(await Promise.all([read("routes"), read("routes"), read("routes")])).toEqual([
      [1],
      [1],
      [1],
    ]);
    expect(await read("routes")).toEqual([1]);
  });

  test.each([
    ["routes:a", ["routes:a"], [2]],
    ["routes:a", ["routes"], [2]],
    ["routes", ["routes:a"], [2]],
    ["routes:a", ["routes:b", "gyms", "sets"], [1]],
    ["routes:a", ["routes:ab"], [1]],
  ] as const)("keeps or rebuilds %s after a change of %s: %s", async (topic, changed, built) => {
    const { lists, read } = createLists();
    await read(topic);

    lists.invalidate(changed);

    expect(await read(topic)).toEqual(built);
  });

  test("does not keep a list that changed while it was built", async () => {
    const { lists, list, read } = createLists();
    const firstBuild = lists.get(list("routes"));

    lists.invalidate(["routes"]);

    expect(await read("routes")).toEqual([2]);
    expect((await firstBuild).toJson()).toEqual([1]);
    expect(await read("routes")).toEqual([2]);
  });

  test("builds a list again after an error", async () => {
    const { lists, read } = createLists();
    const failing = {
      key: "routes",
      topic: "routes",
      build: () => Promise.reject(new Error("no")),
    };

    await expect(lists.get({ ...failing, topic: "routes" })).rejects.toThrow("no");

    expect(await read("routes")).toEqual([1]);
  });

  test("caches nothing while it is disabled", async () => {
    const { lists, read } = createLists();
    await read("routes");

    lists.setEnabled(false);

    expect([await read("routes"), await read("routes")]).toEqual([[2], [3]]);
    lists.setEnabled(true);
    expect([await read("routes"), await read("routes")]).toEqual([[4], [4]]);
  });

  test("evicts the least recently used list", async () => {
    const { read } = createLists();
    await read("routes:first");

    for (let n = 0; n < 200; n++) await read(`routes:${n}`);

    expect(await read("routes:199")).toEqual([201]);
    expect(await read("routes:first")).toEqual([202]);
  });
});
