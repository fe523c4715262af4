import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { deriveTries, deriveTriesByRoute, isFlash } from "./derive-tries.ts";

/** Few ids and times, so that climbs have the same time. */
const climbsArbitrary = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 10, max: 21 }).map(String),
    route: fc.constantFrom("slab", "cave"),
    time: fc.integer({ min: 0, max: 5 }).map((ms) => new Date(ms).toISOString()),
    sent: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);
type Climb = typeof climbsArbitrary extends fc.Arbitrary<(infer T)[]> ? T : never;

/** Creates climbs in this order: "aS" is an attempt and then a send. */
const createClimbs = (kinds: string): Climb[] =>
  Array.from(kinds, (kind, index) => ({
    id: String(index),
    route: "slab",
    time: new Date(index).toISOString(),
    sent: kind === "S",
  }));

const isBefore = (a: Climb, b: Climb) => a.time < b.time || (a.time === b.time && a.id < b.id);

describe("deriveTries", () => {
  test.each([
    { kinds: "", firstSend: undefined, repeats: 0 },
    { kinds: "aa", firstSend: undefined, repeats: 0 },
    { kinds: "S", firstSend: { id: "0", tries: 1 }, repeats: 0 },
    { kinds: "aaaS", firstSend: { id: "3", tries: 4 }, repeats: 0 },
    { kinds: "SaSS", firstSend: { id: "0", tries: 1 }, repeats: 2 },
    { kinds: "aSaS", firstSend: { id: "1", tries: 2 }, repeats: 1 },
  ])("derives the tries of '$kinds'", ({ kinds, firstSend, repeats }) => {
    expect(deriveTries(createClimbs(kinds))).toEqual({ firstSend, repeats });
  });

  test("uses the id if two climbs have the same time", () => {
    const time = new Date(0).toISOString();

    expect(
      deriveTries([
        { id: "b", time, sent: true },
        { id: "a", time, sent: false },
      ]),
    ).toEqual({ firstSend: { id: "b", tries: 2 }, repeats: 0 });
  });

  test("an attempt that arrives late ends a flash, and its removal restores it", () => {
    const send = { id: "b", time: "2026-11-26T18:00:00.000Z", sent: true };
    const lateAttempt = { id: "c", time: "2026-11-26T17:00:00.000Z", sent: false };

    expect(isFlash(deriveTries([send]), "b")).toBe(true);
    expect(isFlash(deriveTries([send, lateAttempt]), "b")).toBe(false);
    expect(isFlash(deriveTries([send]), "b")).toBe(true);
  });

  test("a flash is a send without an earlier climb of its route", () => {
    fc.assert(
      fc.property(climbsArbitrary, (climbs) => {
        const tries = deriveTriesByRoute(climbs);

        for (const climb of climbs) {
          const earlier = climbs.filter(
            (other) => other.route === climb.route && isBefore(other, climb),
          );
          const routeTries = tries.get(climb.route);
          expect(routeTries && isFlash(routeTries, climb.id)).toBe(
            climb.sent && earlier.length === 0,
          );
        }
      }),
    );
  });

  test("the tries and the repeats of a route account for its climbs up to the first send and all its sends", () => {
    fc.assert(
      fc.property(climbsArbitrary, (climbs) => {
        for (const [route, { firstSend, repeats }] of deriveTriesByRoute(climbs)) {
          const ofRoute = climbs.filter((climb) => climb.route === route);
          const sends = ofRoute.filter(({ sent }) => sent);
          const first = sends.find(({ id }) => id === firstSend?.id);

          expect(sends.length).toBe(repeats + (first ? 1 : 0));
          if (!first) continue;
          const earlier = ofRoute.filter((climb) => isBefore(climb, first));
          expect(earlier.filter(({ sent }) => sent)).toEqual([]);
          expect(firstSend?.tries).toBe(earlier.length + 1);
        }
      }),
    );
  });

  test("does not depend on the order in which climbs arrive and other climbs are removed", () => {
    const arrivals = climbsArbitrary.chain((climbs) =>
      fc.record({
        climbs: fc.constant(climbs),
        order: fc.shuffledSubarray(climbs, { minLength: climbs.length }),
        removed: fc.subarray(climbs),
      }),
    );

    fc.assert(
      fc.property(arrivals, ({ climbs, order, removed }) => {
        const remaining = new Map<string, Climb>();
        for (const climb of order) remaining.set(climb.id, climb);
        for (const { id } of removed) remaining.delete(id);

        expect(deriveTriesByRoute([...remaining.values()])).toEqual(
          deriveTriesByRoute(climbs.filter((climb) => !removed.includes(climb))),
        );
      }),
    );
  });
});
