import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { tallies, tally } from "./climbs.ts";

const attempt = (route: string) => ({ route, sent: false });
const send = (route: string) => ({ route, sent: true });

describe("a tally", () => {
  test("counts sends and attempts apart", () => {
    expect(tally([attempt("a"), send("a"), attempt("a")], "a")).toEqual({ attempts: 2, sends: 1 });
  });

  test("of an untouched route is nothing", () => {
    expect(tally([send("b")], "a")).toEqual({ attempts: 0, sends: 0 });
  });

  test("counts every climb exactly once, whatever their order", () => {
    const climbs = fc.array(
      fc.record({ route: fc.constantFrom("a", "b", "c"), sent: fc.boolean() }),
    );

    fc.assert(
      fc.property(climbs, (all) => {
        const counted = [...tallies(all).values()];

        expect(counted.reduce((sum, { attempts, sends }) => sum + attempts + sends, 0)).toBe(
          all.length,
        );
      }),
    );
  });
});
