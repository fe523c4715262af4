import { describe, expect, test } from "vitest";

import { mapConcurrently } from "./map-concurrently.ts";

describe("mapConcurrently", () => {
  test("keeps the order of the items", async () => {
    const ready = Promise.withResolvers<void>();

    const results = await mapConcurrently(["late", "early"], async (item) => {
      if (item === "late") await ready.promise;
      else ready.resolve();
      return item;
    });

    expect(results).toEqual(["late", "early"]);
  });

  test("starts no new items after a failure", async () => {
    const started: number[] = [];

    const mapping = mapConcurrently([...Array.from({ length: 1_000 }).keys()], async (item) => {
      started.push(item);
      await Promise.resolve();
      if (item === 0) throw new Error("no space left");
    });

    await expect(mapping).rejects.toThrow("no space left");
    expect(started.length).toBeLessThan(1_000);
  });
});
