import { type GradeScale, GradeSystem } from "@topout/shared/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { convertGrade } from "./convert-grade.ts";
import { getSystemGrades } from "./grade-systems.ts";
import { createGradeParser, formatGradeRank } from "./parse-grade.ts";

const getScale = (system: GradeSystem): GradeScale => ({
  system,
  grades: [...getSystemGrades(system)],
});

const circuitGrades: GradeScale = { system: "custom", grades: ["Easy", "3-4", "5", "Très dur"] };

const scales = fc.oneof(
  fc.constantFrom(...GradeSystem.options).map(getScale),
  fc
    .uniqueArray(fc.stringMatching(/^[A-Za-z0-9+]{1,8}$/), {
      minLength: 1,
      maxLength: 30,
      selector: (grade) => grade.toLowerCase(),
    })
    .map((grades): GradeScale => ({ system: "custom", grades })),
);

const ranksIn = ({ grades }: GradeScale) =>
  fc
    .tuple(fc.nat(grades.length - 1), fc.nat(grades.length - 1))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

const scalesWithRank = scales.chain((scale) => fc.tuple(fc.constant(scale), ranksIn(scale)));

describe("the rank of a typed grade", () => {
  const parse = (scale: GradeScale, text: string) => {
    const rank = createGradeParser(scale)(text);
    return rank && formatGradeRank(scale, rank);
  };

  test.each([
    ["v", "V4", "V4"],
    ["v", " v 4 ", "V4"],
    ["v", "V3–V5", "V3–V5"],
    ["v", "V3-5", "V3–V5"],
    ["v", "V5/V3", "V3–V5"],
    ["v", "V3 to V5", "V3–V5"],
    ["v", "V9-10", "V9–V10"],
    ["font", "6b/c", "6B–6C"],
    ["font", "6C / C+", "6C–6C+"],
    ["font", "7A+-7B", "7A+–7B"],
    ["french", "6A-6b+", "6a–6b+"],
    ["uiaa", "7-", "7-"],
    ["uiaa", "7-/7", "7-–7"],
    ["uiaa", "7--8-", "7-–8-"],
    ["uiaa", "7-8", "7–8"],
  ] as const)("in %s, %j is %s", (system, text, expected) => {
    expect(parse(getScale(system), text)).toBe(expected);
  });

  test.each(["easy", "EASY"])("is found in a list of one's own: %j", (text) => {
    expect(parse(circuitGrades, text)).toBe("Easy");
  });

  test("is that of a grade with a separator in its name", () => {
    expect(parse(circuitGrades, "3-4")).toBe("3-4");
    expect(parse(circuitGrades, "3-4/5")).toBe("3-4–5");
  });

  test.each(["", "-", "V", "V4-", "–V4", "V3+", "V99", "hard", "V3-V4-V5", "6a"])(
    "is null for %j in the V scale",
    (text) => {
      expect(parse(getScale("v"), text)).toBeNull();
    },
  );

  test("is the same after it was formatted", () => {
    fc.assert(
      fc.property(scalesWithRank, ([scale, rank]) => {
        expect(createGradeParser(scale)(formatGradeRank(scale, rank))).toEqual(rank);
      }),
    );
  });

  test("is null or a range of the scale, for any text", () => {
    fc.assert(
      fc.property(scales, fc.string({ maxLength: 20 }), (scale, text) => {
        const rank = createGradeParser(scale)(text);
        if (!rank) return;
        expect(rank.min).toBeLessThanOrEqual(rank.max);
        expect(scale.grades[rank.min]).toBeDefined();
        expect(scale.grades[rank.max]).toBeDefined();
      }),
    );
  });
});

describe("the grades of another scale", () => {
  const convert = (from: GradeSystem, text: string, to: GradeSystem) => {
    const scale = getScale(from);
    const rank = createGradeParser(scale)(text);
    return rank && convertGrade(scale, rank, to)?.join("–");
  };

  test.each([
    { from: "v", text: "V4–V5", to: "font", expected: "6B–6C" },
    { from: "v", text: "V0", to: "font", expected: "4–4+" },
    { from: "v", text: "V6", to: "font", expected: "6C+–7A" },
    { from: "v", text: "V17", to: "font", expected: "9A–9A" },
    { from: "font", text: "6B", to: "v", expected: "V4–V4" },
    { from: "font", text: "6A–7A", to: "v", expected: "V3–V6" },
    { from: "french", text: "6a", to: "uiaa", expected: "6+–6+" },
    { from: "french", text: "7a–8a", to: "uiaa", expected: "8–10-" },
    { from: "uiaa", text: "8+", to: "french", expected: "7a+–7b" },
  ] as const)("from $from, $text is in $to $expected", ({ from, text, to, expected }) => {
    expect(convert(from, text, to)).toBe(expected);
  });

  test.each([
    ["v", "french"],
    ["uiaa", "font"],
  ] as const)("do not exist from %s to %s: boulders are no roped routes", (from, to) => {
    expect(convertGrade(getScale(from), { min: 4, max: 5 }, to)).toBeNull();
  });

  test("do not exist for a list of one's own", () => {
    expect(convertGrade(circuitGrades, { min: 0, max: 1 }, "v")).toBeNull();
  });

  const comparable = fc
    .constantFrom<[GradeSystem, GradeSystem][]>(
      ["v", "font"],
      ["font", "v"],
      ["french", "uiaa"],
      ["uiaa", "french"],
    )
    .map(([from, to]) => ({ scale: getScale(from), to }))
    .chain(({ scale, to }) =>
      fc.record({ scale: fc.constant(scale), to: fc.constant(to), rank: ranksIn(scale) }),
    );

  const toRank = (system: GradeSystem, range: readonly [string, string] | null) => {
    const grades = getSystemGrades(system);
    return range && { min: grades.indexOf(range[0]), max: grades.indexOf(range[1]) };
  };

  test("exist for each grade, and never get easier as it gets harder", () => {
    fc.assert(
      fc.property(comparable, ({ scale, to, rank: { min, max } }) => {
        const easier = toRank(to, convertGrade(scale, { min, max: min }, to));
        const harder = toRank(to, convertGrade(scale, { min: max, max }, to));
        expect(easier?.min).toBeLessThanOrEqual(harder?.min ?? -1);
        expect(easier?.max).toBeLessThanOrEqual(harder?.max ?? -1);
      }),
    );
  });

  test("of a range include those of a smaller range", () => {
    fc.assert(
      fc.property(comparable, ({ scale, to, rank }) => {
        const whole = toRank(to, convertGrade(scale, rank, to));
        const lower = toRank(to, convertGrade(scale, { min: rank.min, max: rank.min }, to));
        expect(whole?.min).toBeLessThanOrEqual(lower?.min ?? -1);
        expect(whole?.max).toBeGreaterThanOrEqual(lower?.max ?? Infinity);
      }),
    );
  });
});
