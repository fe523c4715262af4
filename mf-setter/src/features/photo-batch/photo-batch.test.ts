import { describe, expect, test } from "vitest";

import {
  addPhoto,
  completePhoto,
  EMPTY_BATCH,
  fillRoute,
  getCapacity,
  getPhotoOf,
  getUnusedPhotos,
  isGap,
  movePhoto,
  type PhotoBatch,
  removePhoto,
  skipRoute,
  swapPhotos,
} from "./photo-batch.ts";

const routeIds = ["p1", "p2", "p3", "p4"];

const add = (batch: PhotoBatch, id: number, ids = routeIds) => addPhoto(batch, id, ids);

const choose = (count: number, ids = routeIds) =>
  Array.from({ length: count }, (_, index) => index + 1).reduce(
    (batch, id) => add(batch, id, ids),
    EMPTY_BATCH,
  );

/** The number of the photo that each route gets, 0 without one. */
const list = (batch: PhotoBatch, ids = routeIds) => ids.map((id) => getPhotoOf(batch, id)?.id ?? 0);

const listUnused = (batch: PhotoBatch, ids = routeIds) =>
  getUnusedPhotos(batch, ids).map(({ id }) => id);

describe("the photos of several new routes", () => {
  test("go to the routes in the order of placing", () => {
    expect(list(choose(3))).toEqual([1, 2, 3, 0]);
  });

  test("are unused if there are more than routes", () => {
    const batch = choose(6);

    expect(list(batch)).toEqual([1, 2, 3, 4]);
    expect(listUnused(batch)).toEqual([5, 6]);
  });

  test("swap, also with an unused one, or move to a route without a photo", () => {
    expect(list(swapPhotos(choose(3), 1, 3))).toEqual([3, 2, 1, 0]);
    expect(list(movePhoto(choose(3), 1, "p4"))).toEqual([0, 2, 3, 1]);
    const batch = swapPhotos(choose(5), 5, 2);
    expect(list(batch)).toEqual([1, 5, 3, 4]);
    expect(listUnused(batch)).toEqual([2]);
  });

  test("stay where they are when one is removed, and the next one takes its route", () => {
    const batch = removePhoto(choose(4), 2);

    expect(list(batch)).toEqual([1, 0, 3, 4]);
    expect(list(add(batch, 5))).toEqual([1, 5, 3, 4]);
  });

  test("shift by one route if a route gets none, and back", () => {
    const skipped = skipRoute(choose(3), "p2", routeIds);
    expect(list(skipped)).toEqual([1, 0, 2, 3]);
    expect(list(add(removePhoto(skipped, 3), 4))).toEqual([1, 0, 2, 4]);
    expect(list(fillRoute(skipped, "p2", routeIds))).toEqual([1, 2, 3, 0]);
  });

  test("shift past the last route, and are unused then", () => {
    const batch = skipRoute(choose(4), "p1", routeIds);

    expect(list(batch)).toEqual([0, 1, 2, 3]);
    expect(listUnused(batch)).toEqual([4]);
  });

  test("shift up to the first route without one", () => {
    const batch = skipRoute(removePhoto(choose(4), 3), "p1", routeIds);

    expect(list(batch)).toEqual([0, 1, 2, 4]);
  });

  test("fill a gap that a removed photo has left", () => {
    const batch = removePhoto(choose(4), 2);

    expect(isGap(batch, "p2", routeIds)).toBe(true);
    expect(isGap(choose(3), "p4", routeIds)).toBe(false);
    expect(list(fillRoute(batch, "p2", routeIds))).toEqual([1, 3, 4, 0]);
  });

  test("are unused if another setter deletes the route or adds a photo to it", () => {
    const remaining = ["p1", "p3"];
    const batch = choose(3);

    expect(list(batch, remaining)).toEqual([1, 3]);
    expect(listUnused(batch, remaining)).toEqual([2]);
  });

  test("are at most ten, without the refused ones, which the next ones replace", () => {
    const batch = completePhoto(choose(3), 2, { error: "IMG_2.heic couldn't be read." });

    expect(getCapacity(batch)).toBe(8);
    expect(list(add(batch, 4))).toEqual([1, 4, 3, 0]);
    expect(getCapacity(add(batch, 4))).toBe(7);
  });
});
