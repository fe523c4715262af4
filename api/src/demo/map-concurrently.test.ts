import { describe, expect, test } from "vitest";

import { mapConcurrently } from "./map-concurrently.ts";

describe("working in parallel", () => {
  test("keeps the order, whichever is done first", async () => {
    const ready = Promise.withResolvers<void>();

    const results = await mapConcurrently(["late", "early"], async (item) => {
      if (item === "late") await ready.promise;
      else ready.resolve();
      return item;
    });

    expect(results).toEqual(["late", "early"]);
  });

  test("starts nothing new after a failure, and waits for what it started", async () => {
    const started: number[] = [];

    const working = mapConcurrently([...Array.from({ length: 1_000 }).keys()], async (item) => {
      started.push(item);
      await Promise.resolve();
      if (item === 0) throw new Error("no space left");
    });

    await expect(working).rejects.toThrow("no space left");
    expect(started.length).toBeLessThan(1_000);
  });
});
