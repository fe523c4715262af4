import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { fitsLabels, getLabelSize, MAX_MARGIN_MM, NO_MARGINS, parseMargin } from "./margins.ts";
import { type PlacedLabel, placeLabels } from "./place-labels.ts";
import { getLabelsPerPage, SHEET_FORMATS, SHEETS } from "./sheet.ts";

const margin = fc.integer({ min: 0, max: MAX_MARGIN_MM * 10 }).map((tenths) => tenths / 10);

const placing = fc
  .record({
    format: fc.constantFrom(...SHEET_FORMATS),
    margins: fc.record({ x: margin, y: margin }),
    count: fc.integer({ min: 0, max: 120 }),
    place: fc.integer({ min: 0, max: 23 }),
  })
  .map(({ format, margins, count, place }) => {
    const sheet = SHEETS[format];
    const labels = Array.from({ length: count }, (_, index) => index);
    const firstPlace = (place % getLabelsPerPage(sheet)) + 1;
    return { sheet, margins, labels, firstPlace };
  })
  .filter(({ sheet, margins }) => fitsLabels(sheet, margins));

const EPSILON = 1e-9;

const overlap = (a: PlacedLabel<number>, b: PlacedLabel<number>) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > EPSILON &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > EPSILON;

describe("the places of labels", () => {
  test("contain each label once, in order", () => {
    fc.assert(
      fc.property(placing, ({ labels, ...options }) => {
        const pages = placeLabels(labels, options);
        expect(pages.flat().map(({ label }) => label)).toEqual(labels);
      }),
    );
  });

  test("are within the margins of the page", () => {
    fc.assert(
      fc.property(placing, ({ labels, ...options }) => {
        const { sheet, margins } = options;
        for (const { x, y, width, height } of placeLabels(labels, options).flat()) {
          expect(x).toBeGreaterThanOrEqual(margins.x);
          expect(y).toBeGreaterThanOrEqual(margins.y);
          expect(x + width).toBeLessThanOrEqual(sheet.width - margins.x + EPSILON);
          expect(y + height).toBeLessThanOrEqual(sheet.height - margins.y + EPSILON);
        }
      }),
    );
  });

  test("do not overlap", () => {
    fc.assert(
      fc.property(placing, ({ labels, ...options }) => {
        for (const page of placeLabels(labels, options)) {
          const overlaps = page.some((a, index) =>
            page.slice(index + 1).some((b) => overlap(a, b)),
          );
          expect(overlaps).toBe(false);
        }
      }),
    );
  });

  test("fill each page after the used places of the first one", () => {
    fc.assert(
      fc.property(placing, ({ labels, ...options }) => {
        const perPage = getLabelsPerPage(options.sheet);
        const counts = placeLabels(labels, options).map(({ length }) => length);
        const total = labels.length + options.firstPlace - 1;
        expect(counts).toHaveLength(labels.length === 0 ? 0 : Math.ceil(total / perPage));
        expect(counts.slice(1, -1).every((count) => count === perPage)).toBe(true);
      }),
    );
  });

  test("match the grid of the sheet", () => {
    const labels = Array.from({ length: 24 }, (_, index) => index);

    const [page = []] = placeLabels(labels, {
      sheet: SHEETS.a4,
      margins: NO_MARGINS,
      firstPlace: 1,
    });

    expect(page[0]).toEqual({ label: 0, x: 0, y: 0, width: 70, height: 37.125 });
    expect(page[5]).toMatchObject({ x: 140, y: 37.125 });
    expect(page[23]).toMatchObject({ x: 140, y: 259.875 });
  });
});

describe("margins", () => {
  test.each([
    ["", undefined],
    ["0", 0],
    ["4.5", 4.5],
    ["4,5", 4.5],
    ["50", 50],
    ["50.1", undefined],
    ["-1", undefined],
    ["1e1", undefined],
    ["4.55", undefined],
  ])("reads %j as %j", (text, value) => {
    expect(parseMargin(text)).toBe(value);
  });

  test("shrink the labels evenly", () => {
    expect(getLabelSize(SHEETS.a4, { x: 6, y: 4.5 })).toEqual({ width: 66, height: 36 });
  });

  test("fit while the labels are readable", () => {
    expect(fitsLabels(SHEETS.a4, { x: 7, y: 13 })).toBe(true);
    expect(fitsLabels(SHEETS.a4, { x: 50, y: 0 })).toBe(false);
    expect(fitsLabels(SHEETS.roll, { x: 0, y: 20 })).toBe(false);
    expect(fitsLabels(SHEETS.a6, { x: 50, y: 50 })).toBe(false);
  });
});
