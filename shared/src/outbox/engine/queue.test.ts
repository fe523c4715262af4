import type { Operation } from "@topout/shared/platform";
import { describe, expect, test } from "vitest";

import {
  countServerError,
  enqueue,
  enqueueRestore,
  findNext,
  markRejected,
  markSending,
  MAX_ENTRIES,
  MAX_SERVER_ERROR_MS,
  MAX_SERVER_ERRORS,
  OutboxFullError,
  type Queue,
} from "./queue.ts";

const climb = { id: "c1", route: "arete", sent: true, time: "2026-05-01T18:00:00.000Z" };
const log: Operation = { type: "log", climb };
const removal: Operation = { type: "removeClimb", climb };
const toggle = (isProject: boolean): Operation => ({
  type: "toggleProject",
  routeId: "arete",
  isProject,
});

/** Returns a queue with one operation after `count` server errors. The last one comes `durationMs` after the first. */
function fail(operation: Operation, count = MAX_SERVER_ERRORS, durationMs = MAX_SERVER_ERROR_MS) {
  let queue = add([], operation);
  for (let number = 1; number <= count; number += 1) {
    const time = number === count ? durationMs : 0;
    queue = countServerError(queue, { id: getId(queue), message: "Our fault", time });
  }
  return queue;
}

let entryCount = 0;
const add = (queue: Queue, operation: Operation, userId = "ann") =>
  enqueue(queue, { id: `e${entryCount++}`, userId, operation, subject: "Arete" });
const list = (queue: Queue) => queue.map(({ operation, state }) => `${operation.type} ${state}`);
const getId = (queue: Queue) => queue[0]?.id ?? "";

describe("enqueue", () => {
  test("drops a climb that is removed before it was sent", () => {
    expect(add(add([], log), removal)).toEqual([]);
  });

  test("keeps a climb that may have reached the server, and sends its removal", () => {
    const queue = add([], log);

    expect(list(add(markSending(queue, getId(queue)), removal))).toEqual([
      "log sending",
      "removeClimb waiting",
    ]);
  });

  test("drops a rejected climb when the user removes it", () => {
    const queue = add([], log);

    expect(add(markRejected(queue, getId(queue), { message: "Gone" }), removal)).toEqual([]);
  });

  test("sends the removal of a climb that has failed, even if the user restores the climb", () => {
    const queue = add(fail(log), removal);

    expect(list(queue)).toEqual(["removeClimb sending"]);
    const restored = enqueueRestore(queue, {
      userId: "ann",
      climb,
      newId: "new id",
      subject: "Arete",
    });
    expect(list(restored)).toEqual(["removeClimb sending", "log waiting"]);
  });

  test("replaces a waiting toggle of the same route", () => {
    expect(add(add([], toggle(true)), toggle(false))).toMatchObject([
      { operation: toggle(false), state: "waiting" },
    ]);
  });

  test("does not change the operations of another user", () => {
    expect(list(add(add([], log, "ben"), removal, "ann"))).toEqual([
      "log waiting",
      "removeClimb waiting",
    ]);
  });

  test("rejects an operation when the outbox is full", () => {
    const queue = Array.from({ length: MAX_ENTRIES }, (_, number) => ({
      id: `old${number}`,
      userId: "ann",
      operation: { ...log, climb: { ...climb, id: `old${number}` } },
      subject: "Arete",
      state: "waiting" as const,
    }));

    expect(() => add(queue, log)).toThrow(OutboxFullError);
  });
});

describe("enqueueRestore", () => {
  const restore = (queue: Queue) =>
    enqueueRestore(queue, { userId: "ann", climb, newId: "new id", subject: "Arete" });

  test("drops a removal that was not sent", () => {
    expect(restore(add([], removal))).toEqual([]);
  });

  test("drops a removal that waits for a failed climb", () => {
    expect(list(restore([...fail(log), ...add([], removal)]))).toEqual(["log failed"]);
  });

  test("logs the climb with a new id if its removal may have reached the server", () => {
    const queue = add([], removal);

    expect(restore(markSending(queue, getId(queue))).at(-1)?.operation).toEqual({
      type: "log",
      climb: { ...climb, id: "new id" },
    });
  });
});

test("findNext returns the oldest operation of the user that the server has not rejected", () => {
  const others = add(add([], log, "ben"), toggle(true));
  const queue = add(markRejected(others, others[1]?.id ?? "", { message: "Gone" }), removal);

  expect(findNext(queue, "ann")?.operation).toEqual(removal);
  expect(findNext(queue, "cleo")).toBeUndefined();
});

describe("findNext", () => {
  const other: Operation = { type: "toggleProject", routeId: "slab", isProject: true };

  test("returns a failed operation after those of other routes, once", () => {
    const queue = add(fail(log), other);
    const id = getId(queue);

    expect(findNext(queue, "ann")?.operation).toEqual(other);
    expect(findNext(queue.slice(0, 1), "ann")?.id).toBe(id);
    expect(findNext(queue.slice(0, 1), "ann", new Set([id]))).toBeUndefined();
  });

  test("returns no operation that a failed one of the same route blocks", () => {
    const queue = add(fail(log), toggle(true));

    expect(findNext(queue, "ann", new Set([getId(queue)]))).toBeUndefined();
  });
});

describe("countServerError", () => {
  test.each([
    {
      errors: "many errors in minutes",
      count: MAX_SERVER_ERRORS,
      durationMs: MAX_SERVER_ERROR_MS,
      state: "failed",
    },
    {
      errors: "many errors in a moment",
      count: MAX_SERVER_ERRORS,
      durationMs: MAX_SERVER_ERROR_MS - 1,
      state: "waiting",
    },
    {
      errors: "a few errors in minutes",
      count: MAX_SERVER_ERRORS - 1,
      durationMs: MAX_SERVER_ERROR_MS,
      state: "waiting",
    },
  ])("an entry is $state after $errors", ({ count, durationMs, state }) => {
    expect(fail(log, count, durationMs)).toMatchObject([{ state }]);
  });

  test("does not change an operation that has failed", () => {
    const queue = fail(log);

    expect(countServerError(queue, { id: getId(queue), message: "", time: 0 })).toBe(queue);
  });
});

describe("markRejected", () => {
  test("keeps a rejected climb, which is not sent again", () => {
    const queue = add([], log);

    const rejected = markRejected(queue, getId(queue), { message: "Gone" });

    expect(rejected).toMatchObject([{ state: "rejected", message: "Gone" }]);
    expect(findNext(rejected, "ann")).toBeUndefined();
  });

  test("drops a climb that the user has removed since", () => {
    const queue = add([], log);
    const id = getId(queue);

    expect(
      list(markRejected(add(markSending(queue, id), removal), id, { message: "Gone" })),
    ).toEqual(["removeClimb waiting"]);
  });
});
