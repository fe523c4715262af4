import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { countClimbsByRoute, countClimbs } from "./climbs.ts";

const attempt = (route: string) => ({ route, sent: false });
const send = (route: string) => ({ route, sent: true });

describe("a tally", () => {
  test("counts sends and attempts apart", () => {
    expect(countClimbs([attempt("a"), send("a"), attempt("a")], "a")).toEqual({
      attempts: 2,
      sends: 1,
    });
  });

  test("of an untouched route is nothing", () => {
    expect(countClimbs([send("b")], "a")).toEqual({ attempts: 0, sends: 0 });
  });

  test("counts every climb exactly once, whatever their order", () => {
    const climbs = fc.array(
      fc.record({ route: fc.constantFrom("a", "b", "c"), sent: fc.boolean() }),
    );

    fc.assert(
      fc.property(climbs, (all) => {
        const counted = [...countClimbsByRoute(all).values()];

        expect(counted.reduce((sum, { attempts, sends }) => sum + attempts + sends, 0)).toBe(
          all.length,
        );
      }),
    );
  });

  test("is the same whatever the order of the climbs, and for one route as for all", () => {
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
      fc.property(shuffled, ([all, others]) => {
        const counted = countClimbsByRoute(all);

        expect(countClimbsByRoute(others)).toEqual(counted);
        for (const [route, each] of counted) expect(countClimbs(all, route)).toEqual(each);
      }),
    );
  });

  test("goes up by one with a climb, and back when it is taken away", () => {
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
