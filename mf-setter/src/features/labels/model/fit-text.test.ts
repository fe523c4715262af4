import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { fitText, getFittedWidth, LINE_HEIGHT } from "./fit-text.ts";
import type { MeasureText } from "./measure-text.ts";
import { createSizes, LABEL_NAME_SIZES, POSTER_NAME_SIZES } from "./text-sizes.ts";

/** Letters are 0.6 em wide, and Chinese ones 1 em. */
const measure: MeasureText = (text) =>
  Array.from(text).reduce((sum, character) => sum + (character > "\u2e80" ? 1 : 0.6), 0);

const BOX = { width: 33.5, height: 15.6, sizes: LABEL_NAME_SIZES };
const MM_PER_PT = 25.4 / 72;
const fit = (text: string) => {
  const { lines, fontSize } = fitText(text, BOX, measure);
  return { lines, pt: Math.round((fontSize / MM_PER_PT) * 10) / 10 };
};

const name = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(...Array.from("WMi -(王小明、")),
    minLength: 1,
    maxLength: 40,
  }),
);

const box = fc.record({
  width: fc.integer({ min: 8, max: 90 }),
  height: fc.integer({ min: 3, max: 50 }),
  sizes: fc.constantFrom(LABEL_NAME_SIZES, POSTER_NAME_SIZES, createSizes(9, 7)),
});

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, "");

describe("the width of a fitted text", () => {
  test("is that of its longest line", () => {
    expect(getFittedWidth("V2", BOX, measure)).toBeCloseTo(
      1.2 * fitText("V2", BOX, measure).fontSize,
    );
  });

  test("is at most that of the box", () => {
    fc.assert(
      fc.property(name, box, (text, each) => {
        expect(getFittedWidth(text, each, measure)).toBeLessThanOrEqual(each.width);
      }),
    );
  });
});

describe("a fitted text", () => {
  test("is whole", () => {
    fc.assert(
      fc.property(name, box, (text, each) => {
        const { lines } = fitText(text, each, measure);
        expect(withoutSpaces(lines.join(""))).toBe(withoutSpaces(text));
      }),
    );
  });

  test("is inside its box", () => {
    fc.assert(
      fc.property(name, box, (text, each) => {
        const { lines, fontSize } = fitText(text, each, measure);
        const widest = Math.max(0, ...lines.map((line) => measure(line) * fontSize));
        expect(widest).toBeLessThanOrEqual(each.width);
        expect(lines.length * LINE_HEIGHT * fontSize).toBeLessThanOrEqual(each.height + 1e-9);
      }),
    );
  });

  test("has one line above 17 pt, two above 11 pt, and else three", () => {
    fc.assert(
      fc.property(name, (text) => {
        const { lines, pt } = fit(text);
        const maxLines = pt > 17 ? 1 : pt > 11 ? 2 : pt >= 7 ? 3 : Infinity;
        expect(lines.length).toBeLessThanOrEqual(maxLines);
      }),
    );
  });

  test.each([
    ["B4", ["B4"], 30],
    ["No Hands, No Worries", ["No Hands,", "No Worries"], 15],
    ["Lightness of Mantling", ["Lightness", "of Mantling"], 13],
    ["The Unbearable Lightness of Mantling", ["The Unbearable", "Lightness of", "Mantling"], 11],
    ["Moonboard-Refugees", ["Moonboard-", "Refugees"], 15],
    ["Supercalifragilisticexpialidocious", ["Supercalifragi", "listicexpialid", "ocious"], 11],
    ["王小明的路线", ["王小明", "的路线"], 17],
    ["(Extra) hard", ["(Extra)", "hard"], 17],
    ["Now or Never or At Least Not To", ["Now or Never", "or At Least", "Not To"], 11],
  ])("%s", (text, lines, pt) => {
    expect(fit(text)).toEqual({ lines, pt });
  });

  test("has lines of about the same width, so that its last word is not alone", () => {
    const hint = { width: 36, height: 8, sizes: createSizes(9, 8, 7) };

    expect(fitText("Scan to see what hangs here.", hint, measure).lines).toEqual([
      "Scan to see what",
      "hangs here.",
    ]);
  });

  test("does not start a line with a closing mark", () => {
    const { lines } = fitText("王小明、王小明。", { ...BOX, width: 13 }, measure);

    expect(lines.every((line) => !/^[、。]/.test(line))).toBe(true);
  });

  test("keeps joined emoji and accents together", () => {
    const text = "👩‍👩‍👧".repeat(5) + "e\u0301".repeat(20);

    const { lines } = fitText(text, { ...BOX, width: 9 }, measure);

    expect(lines.every((line) => !/^[\u0301\u200d]|\u200d$/u.test(line))).toBe(true);
  });
});
