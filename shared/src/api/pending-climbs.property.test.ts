import fc from "fast-check";
import { expect, test } from "vitest";

import type { Climb } from "@topout/shared/contract";
import { countClimbsByRoute } from "@topout/shared/domain";
import { deriveTriesByRoute } from "@topout/shared/domain/tries";
import type { NewClimb, Operation } from "@topout/shared/platform";

import { applyToClimbs } from "./pending-operations.ts";

/** Logs a climb, or removes an earlier one. The times are few and in any order, as those of several devices. */
const tapArbitrary = fc.oneof(
  { weight: 3, arbitrary: createLogArbitrary() },
  { weight: 1, arbitrary: fc.record({ removed: fc.nat(9) }) },
);
type Tap = typeof tapArbitrary extends fc.Arbitrary<infer T> ? T : never;

function createLogArbitrary() {
  return fc.record({
    route: fc.constantFrom("slab", "cave"),
    sent: fc.boolean(),
    time: fc.nat(4).map((ms) => new Date(ms).toISOString()),
  });
}

function toOperations(taps: readonly Tap[]): Operation[] {
  const climbs: NewClimb[] = [];
  return taps.flatMap((tap): Operation[] => {
    if (!("removed" in tap)) {
      // The order of the ids is not that of the taps.
      const climb = { ...tap, id: String((climbs.length * 7) % 10) + String(climbs.length) };
      climbs.push(climb);
      return [{ type: "log", climb }];
    }
    const climb = climbs[tap.removed % Math.max(1, climbs.length)];
    return climb ? [{ type: "removeClimb", climb }] : [];
  });
}

/** What the server lists after the operations, newest first. */
function store(operations: readonly Operation[]): Climb[] {
  const climbs = new Map<string, Climb>();
  for (const operation of operations) {
    if (operation.type === "removeClimb") climbs.delete(operation.climb.id);
    if (operation.type === "log") {
      climbs.set(operation.climb.id, { ...operation.climb, user: "ann", activity: null });
    }
  }
  return [...climbs.values()].sort((a, b) => (`${a.time} ${a.id}` < `${b.time} ${b.id}` ? 1 : -1));
}

const toIds = (climbs: readonly Climb[]) => climbs.map(({ id }) => id);

test("pending climbs and removals have the order, tries and counts that they will have on the server", () => {
  const caseArbitrary = fc.record({
    operations: fc.array(tapArbitrary, { maxLength: 15 }).map(toOperations),
    stored: fc.nat(15),
    unconfirmed: fc.nat(3),
  });

  fc.assert(
    fc.property(caseArbitrary, ({ operations, stored, unconfirmed }) => {
      // The server has stored the first operations, and the device knows it of some of them.
      const onServer = store(operations.slice(0, stored));
      const pending = operations.slice(Math.max(0, stored - unconfirmed));

      const climbs = applyToClimbs(onServer, pending);

      const later = store(operations);
      expect(toIds(climbs)).toEqual(toIds(later));
      expect(deriveTriesByRoute(climbs)).toEqual(deriveTriesByRoute(later));
      expect(countClimbsByRoute(climbs)).toEqual(countClimbsByRoute(later));
    }),
  );
});
