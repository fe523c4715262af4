import type { Operation, OutboxEntry } from "@topout/shared/platform";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { enqueue } from "./queue.ts";
import type { Outcome } from "./replay.ts";
import { createReplayer } from "./replayer.ts";
import { knownClock } from "./testing/known-clock.ts";
import { createMemoryStorage } from "./testing/memory-storage.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const bump = (activityId: string): Operation => ({
  type: "toggleBump",
  activityId,
  isBumped: true,
});

/** A device with a tab. `outcomes` are the results of the requests, in order. All further requests succeed. */
function setUp(...outcomes: Outcome[]) {
  const storage = createMemoryStorage();
  const requests: string[] = [];
  const session = { userId: "ann", token: "ann's token" };
  const send = async ({ subject }: OutboxEntry, token: string): Promise<Outcome> => {
    requests.push(`${subject} with ${token}`);
    return outcomes.shift() ?? { type: "stored" };
  };
  const options = { storage, clock: knownClock, getSession: () => session, send };
  const openTab = () => createReplayer({ ...options, onReplayed: () => undefined });
  const tap = (activityId: string, userId = "ann") =>
    storage.update((queue) =>
      enqueue(queue, { id: activityId, userId, operation: bump(activityId), subject: activityId }),
    );
  return { storage, requests, openTab, tap };
}

describe("createReplayer", () => {
  test("sends the operations in order, with the token of their user", async () => {
    const { requests, openTab, tap } = setUp();
    await tap("monday");
    await tap("tuesday");
    await tap("wednesday", "ben");

    await openTab().run();

    expect(requests).toEqual(["monday with ann's token", "tuesday with ann's token"]);
  });

  test("waits longer after each failure", async () => {
    const failure = { type: "failed" } as const;
    const { requests, openTab, tap } = setUp(failure, failure, failure);
    await tap("monday");

    await openTab().run();
    for (const [delay, count] of [
      [1_000, 2],
      [2_000, 3],
      [4_000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(requests).toHaveLength(count - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests).toHaveLength(count);
    }

    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(4);
  });

  test("retries a failed operation after delays of up to a minute", async () => {
    const serverError = { type: "failed", isServerError: true, message: "Our fault" } as const;
    const { storage, requests, openTab, tap } = setUp(
      ...Array.from({ length: 10 }, () => serverError),
    );
    await tap("monday");
    await storage.update(([entry]) => (entry ? [{ ...entry, state: "failed" }] : []));

    await openTab().run();
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toHaveLength(2);
    // 2, 4, 8, 16 and 32 seconds later.
    await vi.advanceTimersByTimeAsync(62_000);
    expect(requests).toHaveLength(7);

    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(requests).toHaveLength(11);
    expect(storage.queue).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(requests).toHaveLength(11);
  });

  test("waits as long as the server requests", async () => {
    const { requests, openTab, tap } = setUp({ type: "failed", retryAfterMs: 600_000 });
    await tap("monday");

    await openTab().run();
    await vi.advanceTimersByTimeAsync(600_999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
  });

  test("waits as long as the server requests, although another call has joined the replay", async () => {
    const { requests, openTab, tap } = setUp({ type: "failed", retryAfterMs: 600_000 });
    await tap("monday");
    const tab = openTab();

    await Promise.all([tab.run(), tab.run()]);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(601_000);
    expect(requests).toHaveLength(2);
  });

  test("keeps a rejected operation and sends the next one", async () => {
    const { storage, requests, openTab, tap } = setUp({
      type: "rejected",
      message: "Gone",
      isNotFound: true,
    });
    await tap("monday");
    await tap("tuesday");

    await openTab().run();

    expect(requests).toHaveLength(2);
    expect(storage.queue).toMatchObject([{ id: "monday", state: "rejected", message: "Gone" }]);
  });

  test("keeps all operations when the session has ended", async () => {
    const { storage, requests, openTab, tap } = setUp({
      type: "signedOut",
      hasSessionExpired: true,
    });
    await tap("monday");
    await tap("tuesday");

    await openTab().run();
    await vi.advanceTimersByTimeAsync(120_000);

    expect(requests).toHaveLength(1);
    expect(storage.queue).toHaveLength(2);
  });

  test("sends each operation once, even if two tabs replay", async () => {
    const { requests, openTab, tap } = setUp();
    for (const day of ["monday", "tuesday", "wednesday"]) await tap(day);

    await Promise.all([openTab().run(), openTab().run()]);

    expect(requests).toHaveLength(3);
  });

  test("sends an operation that is added during a replay", async () => {
    const { requests, openTab, tap } = setUp();
    await tap("monday");
    const { run } = openTab();

    const running = run();
    await tap("tuesday");
    await Promise.all([running, run()]);

    expect(requests).toHaveLength(2);
  });

  test("stops after the running replay", async () => {
    const { requests, openTab, tap } = setUp({ type: "failed" });
    await tap("monday");
    const { run, stop } = openTab();

    void run();
    await stop();
    await vi.advanceTimersByTimeAsync(120_000);

    expect(requests).toHaveLength(1);
  });

  test("sends an operation that another tab has added but not sent", async () => {
    const { requests, openTab, tap } = setUp();
    const { schedule } = openTab();
    await tap("monday");

    schedule();
    schedule();
    await vi.advanceTimersByTimeAsync(999);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);

    expect(requests).toHaveLength(1);
  });
});
