import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { countClimbsByRoute, countClimbs } from "./climbs.ts";

const createAttempt = (route: string) => ({ route, sent: false });
const createSend = (route: string) => ({ route, sent: true });

describe("countClimbs", () => {
  test("counts sends and attempts", () => {
    expect(countClimbs([createAttempt("a"), createSend("a"), createAttempt("a")], "a")).toEqual({
      attempts: 2,
      sends: 1,
    });
  });

  test("returns zeros for a route without climbs", () => {
    expect(countClimbs([createSend("b")], "a")).toEqual({ attempts: 0, sends: 0 });
  });

  test("counts every climb once", () => {
    const climbs = fc.array(
      fc.record({ route: fc.constantFrom("a", "b", "c"), sent: fc.boolean() }),
    );

    fc.assert(
      fc.property(climbs, (all) => {
        const counts = [...countClimbsByRoute(all).values()];

        expect(counts.reduce((sum, { attempts, sends }) => sum + attempts + sends, 0)).toBe(
          all.length,
        );
      }),
    );
  });

  test("does not depend on the order and equals countClimbsByRoute", () => {
    const climbs = fc.array(
      fc.record({ route: fc.constantFrom("a", "A", ""), sent: fc.boolean() }),
    );
    const shuffled = climbs.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      ),
    );

    fc.assert(
      fc.property(shuffled, ([all, reordered]) => {
        const counts = countClimbsByRoute(all);

        expect(countClimbsByRoute(reordered)).toEqual(counts);
        for (const [route, count] of counts) expect(countClimbs(all, route)).toEqual(count);
      }),
    );
  });

  test("grows by one with each climb of the route", () => {
    const climbs = fc.array(fc.record({ route: fc.constantFrom("a", "b"), sent: fc.boolean() }));

    fc.assert(
      fc.property(climbs, fc.boolean(), (all, sent) => {
        const { attempts, sends } = countClimbs(all, "a");

        expect(countClimbs([{ route: "a", sent }, ...all], "a")).toEqual({
          attempts: attempts + (sent ? 0 : 1),
          sends: sends + (sent ? 1 : 0),
        });
        expect(countClimbs([{ route: "b", sent }, ...all], "a")).toEqual({ attempts, sends });
      }),
    );
  });
});
