import type { VoteGrade } from "@topout/shared/contract";
import type { Operation } from "@topout/shared/platform";
import { describe, expect, test } from "vitest";

import {
  countServerError,
  enqueue,
  markSending,
  MAX_SERVER_ERROR_MS,
  MAX_SERVER_ERRORS,
  type Queue,
} from "./queue.ts";

/** Returns a queue with one operation that has failed. */
function fail(operation: Operation) {
  let queue = add([], operation);
  for (let number = 1; number <= MAX_SERVER_ERRORS; number += 1) {
    const time = number === MAX_SERVER_ERRORS ? MAX_SERVER_ERROR_MS : 0;
    queue = countServerError(queue, { id: getId(queue), message: "Our fault", time });
  }
  return queue;
}

let entryCount = 0;
const add = (queue: Queue, operation: Operation) =>
  enqueue(queue, { id: `e${entryCount++}`, userId: "ann", operation, subject: "Arete" });
const list = (queue: Queue) => queue.map(({ operation, state }) => `${operation.type} ${state}`);
const getId = (queue: Queue) => queue[0]?.id ?? "";

describe("a vote", () => {
  const vote = (grade: VoteGrade | null, stored: VoteGrade | null = null): Operation => ({
    type: "vote",
    vote: { routeId: "arete", grade, stored, time: "2026-05-01T18:00:00.000Z" },
  });

  test("is dropped if it is taken back before it was sent", () => {
    expect(add(add([], vote("soft")), vote(null))).toEqual([]);
    expect(add(add([], vote("soft", "hard")), vote("hard", "hard"))).toEqual([]);
  });

  test("replaces the one that was not sent", () => {
    expect(add(add([], vote("soft")), vote("hard"))).toMatchObject([{ operation: vote("hard") }]);
    expect(add(add([], vote("soft", "fair")), vote(null, "fair"))).toHaveLength(1);
  });

  test("is sent if the one before it may have reached the server", () => {
    const first = add([], vote("soft"));
    const sending = markSending(first, getId(first));

    expect(list(add(sending, vote(null)))).toEqual(["vote sending", "vote waiting"]);
    expect(list(add(add(sending, vote("hard")), vote(null)))).toEqual([
      "vote sending",
      "vote waiting",
    ]);
    expect(list(add(fail(vote("soft")), vote(null)))).toEqual(["vote sending"]);
  });
});
