import type { Area } from "@topout/shared/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  LABEL_KINDS,
  type LabelOptions,
  parseAreas,
  parseLabelParams,
  parseMargins,
  toAreasParam,
  toOptionParams,
} from "./label-params.ts";
import { SHEET_FORMATS } from "./sheet.ts";

const createArea = (code: string): Area => ({
  name: code,
  joined: true,
  style: "",
  color: "#33669920",
  points: [],
  code,
});
const areas = ["2BCDFG", "3BCDFG", "4BCDFG"].map(createArea);

const options: fc.Arbitrary<LabelOptions> = fc
  .record({
    kind: fc.constantFrom(...LABEL_KINDS),
    source: fc.oneof(
      fc.constant({ type: "wall" } as const),
      fc.record({ type: fc.constantFrom("set" as const, "reset" as const), id: fc.uuid() }),
    ),
    format: fc.constantFrom(...SHEET_FORMATS),
    place: fc.integer({ min: 1, max: 24 }),
    hasCutLines: fc.boolean(),
    hasColor: fc.boolean(),
    marginX: fc.string({ maxLength: 5 }),
    marginY: fc.string({ maxLength: 5 }),
  })
  .map(({ place, ...rest }) => ({ ...rest, firstPlace: rest.format === "a4" ? place : 1 }));

describe("the search params of labels", () => {
  test("contain all options", () => {
    fc.assert(
      fc.property(options, (each) => {
        expect(parseLabelParams(toOptionParams(each))).toEqual(each);
      }),
    );
  });

  test("replace unknown values with the defaults", () => {
    const unknown = { labels: "x", from: "set:1", format: "a3", first: "25", cut_lines: "x" };

    expect(parseLabelParams(unknown)).toEqual(parseLabelParams({}));
    expect(parseLabelParams({ format: "a6", first: "2" }).firstPlace).toBe(1);
  });

  test("name the chosen areas", () => {
    fc.assert(
      fc.property(fc.subarray(areas), (chosen) => {
        const codes = new Set(chosen.map(({ code = "" }) => code));
        expect(parseAreas({ areas: toAreasParam(codes, areas) }, areas)).toEqual(codes);
      }),
    );
  });

  test("choose the whole gym if they name no area of it", () => {
    expect(parseAreas({ areas: "9BCDFG" }, areas).size).toBe(3);
  });

  test("have margins, unless one of them is no number in the limits", () => {
    expect(parseMargins(parseLabelParams({ margin_x: "4.5" }))).toEqual({ x: 4.5, y: 0 });
    expect(parseMargins(parseLabelParams({ margin_x: "4.5", margin_y: "x" }))).toBeUndefined();
  });
});
