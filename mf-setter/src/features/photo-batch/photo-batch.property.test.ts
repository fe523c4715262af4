import fc from "fast-check";
import { expect, test } from "vitest";

import {
  addPhoto,
  completePhoto,
  EMPTY_BATCH,
  fillRoute,
  getCapacity,
  getFreeRouteIds,
  getPhotoOf,
  getUnusedPhotos,
  isGap,
  movePhoto,
  removePhoto,
  skipRoute,
  swapPhotos,
} from "./photo-batch.ts";

/** A setter who chooses and sorts photos, while other setters place and delete routes. */
class Review {
  batch = EMPTY_BATCH;
  routeIds: readonly string[] = ["r1", "r2", "r3"];
  /** The photos that must be somewhere. */
  readonly chosen = new Set<number>();
  photoCount = 0;
  private routeCount = this.routeIds.length;

  choose() {
    if (getCapacity(this.batch) === 0) return;
    const [routeId] = getFreeRouteIds(this.batch, this.routeIds);
    const refused = routeId === undefined ? undefined : getPhotoOf(this.batch, routeId);
    if (refused) this.chosen.delete(refused.id);
    const id = ++this.photoCount;
    this.chosen.add(id);
    this.batch = addPhoto(this.batch, id, this.routeIds);
  }

  refuse(number: number) {
    const photo = getOneOf(this.batch.photos, number);
    if (photo) this.batch = completePhoto(this.batch, photo.id, { error: "It couldn't be read." });
  }

  remove(number: number) {
    const photo = getOneOf(this.batch.photos, number);
    if (!photo) return;
    this.chosen.delete(photo.id);
    this.batch = removePhoto(this.batch, photo.id);
  }

  /** A second tap on a photo swaps it, and one on a route without a photo moves it there. */
  move(number: number, routeNumber: number) {
    const photo = getOneOf(this.batch.photos, number);
    const routeId = getOneOf(this.routeIds, routeNumber);
    if (!photo || !routeId) return;
    const other = getPhotoOf(this.batch, routeId);
    this.batch = other
      ? swapPhotos(this.batch, photo.id, other.id)
      : movePhoto(this.batch, photo.id, routeId);
  }

  skip(routeNumber: number) {
    const routeId = getOneOf(this.routeIds, routeNumber);
    if (routeId) this.batch = skipRoute(this.batch, routeId, this.routeIds);
  }

  /** The screen offers this for a gap only. */
  fill(routeNumber: number) {
    const routeId = getOneOf(this.routeIds, routeNumber);
    if (!routeId || getPhotoOf(this.batch, routeId)) return;
    if (isGap(this.batch, routeId, this.routeIds)) {
      this.batch = fillRoute(this.batch, routeId, this.routeIds);
    }
  }

  /** Another device with a clock behind can place a route before the others. */
  place(routeNumber: number) {
    const index = routeNumber % (this.routeIds.length + 1);
    const id = `r${++this.routeCount}`;
    this.routeIds = [...this.routeIds.slice(0, index), id, ...this.routeIds.slice(index)];
  }

  delete(routeNumber: number) {
    const deleted = getOneOf(this.routeIds, routeNumber);
    this.routeIds = this.routeIds.filter((id) => id !== deleted);
  }

  /** The photos of the routes, in the order of the routes. */
  get shown() {
    return this.routeIds.flatMap((id) => getPhotoOf(this.batch, id) ?? []);
  }
}

const getOneOf = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % items.length];

type Step = readonly [
  "choose" | "refuse" | "remove" | "move" | "skip" | "fill" | "place" | "delete",
  number,
  number,
];

const createSteps = (actions: readonly Step[0][]): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat(11), fc.nat(11)), {
    maxLength: 60,
    size: "max",
  });

function run(steps: readonly Step[], check: (review: Review) => void): void {
  const review = new Review();
  for (const [action, first, second] of steps) {
    review[action](first, second);
    check(review);
  }
}

const getIds = (photos: readonly { readonly id: number }[]) => photos.map(({ id }) => id);

const sort = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

test("each photo is shown once, a route gets at most one, and a skipped route none", () => {
  const anySteps = createSteps([
    "choose",
    "choose",
    "choose",
    "refuse",
    "remove",
    "move",
    "skip",
    "fill",
    "place",
    "delete",
  ]);
  fc.assert(
    fc.property(anySteps, (steps) => {
      run(steps, ({ batch, routeIds, shown, chosen }) => {
        const unused = getUnusedPhotos(batch, routeIds);
        expect(sort(getIds([...shown, ...unused]))).toEqual(sort([...chosen]));
        const isWrong = (id: string) =>
          batch.photos.filter(({ routeId }) => routeId === id).length >
          (batch.skippedIds.has(id) ? 0 : 1);
        expect(routeIds.filter(isWrong)).toEqual([]);
        expect(getCapacity(batch)).toBeGreaterThanOrEqual(0);
      });
    }),
    { numRuns: 300 },
  );
});

test("the photos stay in the order of choosing while the user only skips and fills routes", () => {
  fc.assert(
    fc.property(createSteps(["choose", "choose", "skip", "fill", "delete"]), (steps) => {
      run(steps, ({ shown }) => {
        expect(getIds(shown)).toEqual(sort(getIds(shown)));
      });
    }),
    { numRuns: 300 },
  );
});
