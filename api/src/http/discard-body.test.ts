import { PassThrough, Readable } from "node:stream";

import { describe, expect, test, vi } from "vitest";

import { discardBody } from "./discard-body.ts";

const limits = { maxBytes: 10, minBytesPerSecond: 1 };

describe("discardBody", () => {
  test("reads the whole body", async () => {
    const body = Readable.from([Buffer.alloc(4), Buffer.alloc(6)]);

    expect(await discardBody(body, limits)).toBe(true);
    expect(body.readableEnded).toBe(true);
  });

  test("stops after a body that is too large", async () => {
    const body = Readable.from([Buffer.alloc(11), Buffer.alloc(1)]);

    expect(await discardBody(body, limits)).toBe(false);
    expect(body.readableEnded).toBe(false);
  });

  test("closes a connection that is too slow", async () => {
    vi.useFakeTimers();
    const body = new PassThrough();
    const discarding = discardBody(body, limits);

    await vi.advanceTimersByTimeAsync(60_000);

    expect(await discarding).toBe(false);
    expect(body.destroyed).toBe(true);
    vi.useRealTimers();
  });
});
