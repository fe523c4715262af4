import { Socket } from "node:net";

import { describe, expect, test } from "vitest";

import { createOpenCounts } from "./open-counts.ts";

describe("createOpenCounts", () => {
  test("counts the open connections of each key", async () => {
    const counts = createOpenCounts();
    const [first, second] = [new Socket(), new Socket()];
    counts.add("ann", first);
    counts.add("ann", second);
    counts.add("ben", new Socket());

    expect([counts.get("ann"), counts.get("ben"), counts.get("cleo")]).toEqual([2, 1, 0]);

    first.destroy();
    await expect.poll(() => counts.get("ann")).toBe(1);
    expect(counts.get("ben")).toBe(1);
  });

  test("does not count a connection that is already closed", async () => {
    const counts = createOpenCounts();
    const socket = new Socket().destroy();
    await expect.poll(() => socket.closed).toBe(true);

    counts.add("ann", socket);

    expect(counts.get("ann")).toBe(0);
  });
});
