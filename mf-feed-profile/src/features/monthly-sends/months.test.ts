import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Circuit, Stats } from "@topout/shared/contract";

import { countByCircuit, countByMonth } from "./months.ts";

const createCircuit = (id: Circuit["color"], name: string = id): Circuit => ({
  id,
  name,
  color: id,
  gym_id: "gym",
});
const circuits = [createCircuit("green"), createCircuit("blue"), createCircuit("red")];

const createCount = (month: string, color: Circuit["color"], sends = 1) => ({
  month,
  circuit_id: color,
  color,
  sends,
});

describe("countByMonth", () => {
  test("returns twelve months and ends with the current one", () => {
    const months = countByMonth([], circuits, "2026-02").map(({ month }) => month);

    expect(months).toHaveLength(12);
    expect([months[0], months[9], months.at(-1)]).toEqual(["2025-03", "2025-12", "2026-02"]);
  });

  test("lists the circuits in display order", () => {
    const counts = [createCount("2026-11", "red"), createCount("2026-11", "green", 2)];

    expect(countByMonth(counts, circuits, "2026-11").at(-1)).toMatchObject({
      sends: 3,
      circuits: [
        { name: "green", sends: 2 },
        { name: "red", sends: 1 },
      ],
    });
  });

  test("uses the white skin for a circuit named White", () => {
    const white = createCircuit("black", "White");

    const months = countByMonth([createCount("2026-11", "black")], [white], "2026-11");

    expect(months.at(-1)?.circuits[0]?.skin).toBe("white");
  });

  test("counts every send in the gym once, in its own circuit", () => {
    const anyCount: fc.Arbitrary<Stats["months"][number]> = fc
      .record({
        month: fc.constantFrom("2025-11", "2025-12", "2026-05", "2026-11", "2026-12"),
        color: fc.constantFrom("green" as const, "blue" as const, "orange" as const),
        sends: fc.integer({ min: 1, max: 400 }),
      })
      .map(({ month, color, sends }) => createCount(month, color, sends));
    const sum = (list: readonly { readonly sends: number }[]) =>
      list.reduce((total, { sends }) => total + sends, 0);

    fc.assert(
      fc.property(fc.array(anyCount), (counts) => {
        const months = countByMonth(counts, circuits, "2026-11");
        const expected = counts.filter(
          ({ month, color }) => month > "2025-11" && month < "2026-12" && color !== "orange",
        );

        expect(sum(months)).toBe(sum(expected));
        for (const { circuitId, sends } of countByCircuit(months, circuits)) {
          expect(sends).toBe(sum(expected.filter((count) => count.circuit_id === circuitId)));
        }
      }),
    );
  });
});
