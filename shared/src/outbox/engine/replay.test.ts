import type { OutboxEntry } from "@topout/shared/platform";
import { expect, test } from "vitest";

import { enqueue, MAX_SERVER_ERRORS, remove } from "./queue.ts";
import { type Outcome, replay } from "./replay.ts";
import { knownClock } from "./testing/known-clock.ts";
import { createMemoryStorage } from "./testing/memory-storage.ts";

const SERVER_ERROR: Outcome = { type: "failed", isServerError: true, message: "Our fault" };

/**
 * Ann bumps Monday and Tuesday, and removes the bump of Monday during the first request. The server cannot store the
 * first bump.
 */
async function setUp() {
  const storage = createMemoryStorage();
  const requests: string[] = [];
  const failedIds: string[] = [];
  let isBroken = true;
  let minutes = 0;
  const bump = (id: string, activityId: string, isBumped: boolean) =>
    storage.update((queue) =>
      enqueue(queue, {
        id,
        userId: "ann",
        operation: { type: "toggleBump", activityId, isBumped },
        subject: id,
      }),
    );
  const send = async ({ id }: OutboxEntry): Promise<Outcome> => {
    requests.push(id);
    if (requests.length === 1) await bump("not monday", "monday", false);
    return id === "monday" && isBroken ? SERVER_ERROR : { type: "stored" };
  };
  const run = () =>
    replay({
      storage,
      clock: knownClock,
      userId: "ann",
      send,
      onEntryFailed: ({ id }) => failedIds.push(id),
      getTime: () => ++minutes * 60_000,
    });
  await bump("monday", "monday", true);
  await bump("tuesday", "tuesday", true);
  return {
    storage,
    requests,
    failedIds,
    run,
    repair: () => {
      isBroken = false;
    },
  };
}

/** Replays until the next server error makes the operation fail. */
async function failForMinutes(run: () => Promise<{ type: string }>) {
  for (let count = 1; count < MAX_SERVER_ERRORS; count += 1) {
    expect(await run()).toMatchObject({ type: "failed" });
  }
}

test("an operation that the server cannot store blocks only its own activity", async () => {
  const { requests, failedIds, storage, run } = await setUp();
  await failForMinutes(run);
  expect(requests).not.toContain("tuesday");

  expect(await run()).toEqual({ type: "blocked" });

  expect(failedIds).toEqual(["monday"]);
  expect(requests.slice(-2)).toEqual(["monday", "tuesday"]);
  expect(storage.queue).toMatchObject([
    { id: "monday", state: "failed", message: "Our fault" },
    { id: "not monday", state: "waiting" },
  ]);
});

test("a replay retries a failed operation once, and then sends the operation that it blocked", async () => {
  const { requests, failedIds, storage, run, repair } = await setUp();
  await failForMinutes(run);
  await run();

  const { length } = requests;
  expect(await run()).toEqual({ type: "blocked" });
  expect(requests.slice(length)).toEqual(["monday"]);
  repair();
  expect(await run()).toEqual({ type: "stored" });

  expect(requests.slice(length)).toEqual(["monday", "monday", "not monday"]);
  expect(storage.queue).toEqual([]);
  expect(failedIds).toHaveLength(1);
});

test("discarding a failed operation sends the operation that it blocked", async () => {
  const { requests, storage, run } = await setUp();
  await failForMinutes(run);
  await run();

  await storage.update((queue) => remove(queue, "monday"));

  expect(await run()).toEqual({ type: "stored" });
  expect(requests.at(-1)).toBe("not monday");
});
