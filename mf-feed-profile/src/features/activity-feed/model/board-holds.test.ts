import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Activity } from "@topout/shared/contract";

import { countUnlistedSends, createBoardHolds } from "./board-holds.ts";

const createClimb = (name: string, circuit_id: string, sends: number) =>
  ({ route: { name, circuit_id }, sends }) as Activity["climbs"][number];
const createTally = (circuit_id: string, sends: number) =>
  ({ circuit_id, sends }) as Activity["tallies"][number];

describe("createBoardHolds", () => {
  test("returns a hold for each send, by circuit, with the name of the route", () => {
    const climbs = [createClimb("R1", "red", 1), createClimb("G1", "green", 2)];

    const holds = createBoardHolds(
      { climbs, tallies: [createTally("green", 3), createTally("red", 1)] },
      18,
    );

    expect(holds).toEqual([
      { circuitId: "green", routeName: "G1" },
      { circuitId: "green", routeName: "G1" },
      { circuitId: "green", routeName: undefined },
      { circuitId: "red", routeName: "R1" },
    ]);
  });

  test("returns as many holds as the tallies count, up to the limit", () => {
    const anyCircuit = fc.constantFrom("green", "red", "blue");
    const anySends = fc.integer({ min: 1, max: 6_000 });
    const anyClimb = fc
      .tuple(anyCircuit, anySends)
      .map(([id, sends]) => createClimb("P", id, sends));
    const anyTallies = fc.uniqueArray(fc.tuple(anyCircuit, anySends), { selector: ([id]) => id });
    fc.assert(
      fc.property(fc.array(anyClimb), anyTallies, fc.nat(60), (climbs, counts, limit) => {
        const tallies = counts.map(([id, sends]) => createTally(id, sends));
        const total = counts.reduce((sum, [, sends]) => sum + sends, 0);

        expect(createBoardHolds({ climbs, tallies }, limit)).toHaveLength(Math.min(total, limit));
      }),
    );
  });
});

test("countUnlistedSends counts the sends of routes that are not listed", () => {
  const climbs = [createClimb("R1", "red", 2), createClimb("R2", "red", 1)];

  expect(countUnlistedSends({ climbs, num_sends: 10 })).toBe(7);
  expect(countUnlistedSends({ climbs, num_sends: 3 })).toBe(0);
});
