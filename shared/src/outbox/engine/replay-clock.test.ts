import { expect, test } from "vitest";

import { enqueue } from "./queue.ts";
import { replay, type ReplayClock } from "./replay.ts";
import { createMemoryStorage } from "./testing/memory-storage.ts";

const NOW = Date.parse("2026-05-01T18:00:00Z");
const MINUTE_MS = 60_000;
const AHEAD_MS = 6 * MINUTE_MS;

/** A device that is six minutes ahead, with two sends of the last minutes, in another tab or an earlier visit. */
async function setUp(clock: ReplayClock) {
  const storage = createMemoryStorage();
  for (const minutes of [3, 1]) {
    const deviceTime = NOW + AHEAD_MS - minutes * MINUTE_MS;
    const climb = {
      id: `${minutes} minutes ago`,
      route: "arete",
      sent: true,
      time: new Date(deviceTime).toISOString(),
      clock: { deviceTime, notBefore: 0 },
    };
    const entry = { id: climb.id, userId: "ann", operation: { type: "log", climb } } as const;
    await storage.update((queue) => enqueue(queue, { ...entry, subject: "Arete" }));
  }
  const sentTimes: string[] = [];
  const run = () =>
    replay({
      storage,
      userId: "ann",
      clock,
      send: async ({ operation }) => {
        if (operation.type === "log") sentTimes.push(operation.climb.time);
        return { type: "stored" };
      },
    });
  return { storage, sentTimes, run };
}

const createClock = ({ isReachable = true, hasDate = true } = {}): ReplayClock => {
  let isKnown = false;
  return {
    read: () => (isKnown ? { offset: -AHEAD_MS, now: NOW } : undefined),
    sync: async () => {
      isKnown = isReachable && hasDate;
      return isReachable;
    },
  };
};

test("the replay requests the time of the server, and corrects the taps that waited", async () => {
  const { run, sentTimes } = await setUp(createClock());

  expect(await run()).toEqual({ type: "stored" });

  expect(sentTimes).toEqual(["2026-05-01T17:57:00.000Z", "2026-05-01T17:59:00.000Z"]);
});

test("the replay sends nothing while the time of the server cannot be requested", async () => {
  const { run, sentTimes, storage } = await setUp(createClock({ isReachable: false }));

  expect(await run()).toEqual({ type: "failed" });

  expect(sentTimes).toEqual([]);
  expect(storage.queue).toHaveLength(2);
});

test("the replay sends the times of the device if the server does not send its own", async () => {
  const { run, sentTimes } = await setUp(createClock({ hasDate: false }));

  expect(await run()).toEqual({ type: "stored" });

  expect(sentTimes).toEqual(["2026-05-01T18:03:00.000Z", "2026-05-01T18:05:00.000Z"]);
});
