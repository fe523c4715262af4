import type { Operation } from "@topout/shared/platform";
import { describe, expect, test } from "vitest";

import { MAX_PHOTO_BYTES, MAX_PHOTOS, PhotosFullError } from "./photo-limits.ts";
import { enqueue, findNext, markSending, type Queue } from "./queue.ts";

const bump: Operation = { type: "toggleBump", activityId: "monday", isBumped: true };

let entryCount = 0;
const add = (queue: Queue, operation: Operation) =>
  enqueue(queue, { id: `e${entryCount++}`, userId: "ann", operation, subject: "P1" });
const list = (queue: Queue) => queue.map(({ operation, state }) => `${operation.type} ${state}`);

describe("photos of new routes", () => {
  const photo: Operation = { type: "savePhoto", routeId: "p1", photoId: "first", size: 1_000 };
  const photoRemoval: Operation = { type: "removeDraft", resetId: "reset", routeId: "p1" };

  test("are replaced by a newer one of the same route", () => {
    expect(add(add([], photo), { ...photo, photoId: "second" })).toMatchObject([
      { operation: { photoId: "second" } },
    ]);
  });

  test("are dropped with their route, also while they are sent", () => {
    const queue = add([], photo);

    expect(list(add(markSending(queue, queue[0]?.id ?? ""), photoRemoval))).toEqual([
      "removeDraft waiting",
    ]);
  });

  test("are sent after everything else, and not before their route", () => {
    const queue = add(add([], photo), bump);

    expect(findNext(queue, "ann")?.operation).toEqual(bump);
    expect(findNext(add(queue.slice(0, 1), photoRemoval), "ann")?.operation).toEqual(photoRemoval);
    expect(findNext(queue.slice(0, 1), "ann")?.operation).toEqual(photo);
  });

  test.each([
    ["number", { count: MAX_PHOTOS, size: 1 }],
    ["size", { count: 1, size: MAX_PHOTO_BYTES }],
  ])("are limited by their %s", (_name, { count, size }) => {
    let queue: Queue = [];
    for (let number = 1; number <= count; number += 1) {
      queue = add(queue, { ...photo, routeId: `p${number}`, size });
    }

    expect(() => add(queue, { ...photo, routeId: "another" })).toThrow(PhotosFullError);
    expect(add(queue, { ...photo, size })).toHaveLength(count);
    expect(add(queue, bump)).toHaveLength(count + 1);
  });
});
