import { describe, expect, test } from "vitest";

import { PreparedLists } from "./prepared-lists.ts";

function setOut() {
  const lists = new PreparedLists();
  lists.trust(true);
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

describe("a prepared list", () => {
  test("is built once for all who ask, also at once", async () => {
    const { read } = setOut();

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
  ] as const)("of %s is built again after a change of %s: %s", async (topic, changed, built) => {
    const { lists, read } = setOut();
    await read(topic);

    lists.drop(changed);

    expect(await read(topic)).toEqual(built);
  });

  test("that was being built when a change came is not kept", async () => {
    const { lists, list, read } = setOut();
    const begun = lists.get(list("routes"));

    lists.drop(["routes"]);

    expect(await read("routes")).toEqual([2]);
    expect((await begun).toJson()).toEqual([1]);
    expect(await read("routes")).toEqual([2]);
  });

  test("that could not be built is tried again", async () => {
    const { lists, read } = setOut();
    const failing = {
      key: "routes",
      topic: "routes",
      build: () => Promise.reject(new Error("no")),
    };

    await expect(lists.get({ ...failing, topic: "routes" })).rejects.toThrow("no");

    expect(await read("routes")).toEqual([1]);
  });

  test("is built for everybody anew while changes go unheard", async () => {
    const { lists, read } = setOut();
    await read("routes");

    lists.trust(false);

    expect([await read("routes"), await read("routes")]).toEqual([[2], [3]]);
    lists.trust(true);
    expect([await read("routes"), await read("routes")]).toEqual([[4], [4]]);
  });

  test("makes room when there are very many", async () => {
    const { read } = setOut();
    await read("routes:first");

    for (let n = 0; n < 200; n++) await read(`routes:${n}`);

    expect(await read("routes:199")).toEqual([201]);
    expect(await read("routes:first")).toEqual([202]);
  });
});
