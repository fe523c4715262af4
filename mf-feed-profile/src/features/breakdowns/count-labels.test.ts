import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { countLabels } from "./count-labels.ts";

describe("countLabels", () => {
  test("sorts by count, then by name", () => {
    expect(countLabels(["Wall 10", "Slab", "Wall 2", "slab"])).toEqual([
      { label: "Slab", count: 2 },
      { label: "Wall 2", count: 1 },
      { label: "Wall 10", count: 1 },
    ]);
  });

  test("counts every label once, in descending order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom("a", "A", "b"), maxLength: 2 })),
        (labels) => {
          const counted = countLabels(labels);
          const counts = counted.map(({ count }) => count);

          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(labels.length);
          expect(counts).toEqual(counts.toSorted((a, b) => b - a));
          expect(new Set(counted.map(({ label }) => label.toLowerCase())).size).toBe(
            counted.length,
          );
        },
      ),
    );
  });
});
