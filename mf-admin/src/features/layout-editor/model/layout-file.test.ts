import type { Layout } from "@topout/shared/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { FileError } from "./file-error.ts";
import { formatJson, parseLayoutFile } from "./layout-file.ts";
import { formatSvg } from "./svg-file.ts";

const coordinate = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 100);
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 8 });
const outline = fc
  .record({ joined: fc.boolean(), points })
  .map((shape) => ({ ...shape, joined: shape.joined && shape.points.length >= 3 }));
const text = fc.string({
  unit: fc.constantFrom("a", "É", "🧗", "'", '"', "<", ">", "&", "/", "="),
  maxLength: 12,
});
const layoutArbitrary: fc.Arbitrary<Layout> = fc.record({
  lines: fc.array(
    fc
      .tuple(outline, fc.constantFrom("wall" as const, "mat" as const))
      .map(([shape, style]) => ({ ...shape, style })),
    { maxLength: 5 },
  ),
  areas: fc.array(
    fc
      .tuple(outline, text, text, fc.stringMatching(/^#[0-9a-f]{8}$/))
      .map(([shape, name, style, color]) => ({ ...shape, name, style, color })),
    { maxLength: 5 },
  ),
});

describe.each([
  ["a JSON file", formatJson],
  ["an SVG file", formatSvg],
])("a layout in %s", (_format, format) => {
  test("does not change when it is exported and imported", () => {
    fc.assert(
      fc.property(layoutArbitrary, (layout) => {
        expect(parseLayoutFile(format(layout))).toEqual(layout);
      }),
    );
  });
});

const parsePoints = (element: string) => parseLayoutFile(`<svg>${element}</svg>`).lines;

describe("parseLayoutFile with an SVG file of another program", () => {
  test.each([
    ['<polyline points="0,0 10,0 10,10"/>', false],
    ['<polygon points="0 0 10 0 10 10"/>', true],
    ['<path d="M0 0 10 0 10 10z"/>', true],
    ['<path d="m0,0h10v10"/>', false],
    ["<path d='M 0 0 L 1e1 0 l 0 10.0'/>", false],
  ])("imports %s", (element, joined) => {
    const corners = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];

    expect(parsePoints(element)).toEqual([{ style: "wall", joined, points: corners }]);
  });

  test("imports rectangles, lines and every part of a path", () => {
    const lines = parsePoints(
      '<rect x="1" y="2" width="3" height="4"/><line x1="1" x2="5" y2="7"/><path d="M0 0L1 1M5 5L6 6"/>',
    );

    expect(lines.map((line) => [line.points.length, line.joined])).toEqual([
      [4, true],
      [2, false],
      [2, false],
      [2, false],
    ]);
  });

  test("imports closed shapes also as areas, named by their ids", () => {
    const { areas } = parseLayoutFile('<svg><polygon id="The Cave" points="0 0 9 0 9 9"/></svg>');

    expect(areas).toMatchObject([{ name: "The Cave", joined: true }]);
  });

  test("ignores scripts, links and comments", () => {
    const hostile = `<svg onload="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)"/>
      <!-- <path d="M0 0L1 1"/> <line --><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>`;

    expect(parseLayoutFile(hostile)).toEqual({ lines: [], areas: [] });
  });
});

describe("parseLayoutFile", () => {
  test.each([
    ["text", "hello", "neither a JSON nor an SVG"],
    ["other JSON", "[1]", "no layout"],
    [
      "a wrong value",
      '{"lines":[{"joined":true,"points":[],"style":"roof"}],"areas":[]}',
      "lines 1 style",
    ],
    ["a curve", '<svg><path d="M0 0C1 1 2 2 3 3"/></svg>', "Curves"],
    ["a transform", '<svg><g transform="scale(2)"><path d="M0 0"/></g></svg>', "transform"],
    ["an entity bomb", '<!DOCTYPE x [<!ENTITY a "aaaa">]><svg>&a;</svg>', "document type"],
    ["a damaged shape", '<svg><path d="M0 0', "damaged"],
    ["a damaged path", '<svg><path d="L1 1"/></svg>', "damaged"],
    ["a path with a missing number", '<svg><path d="M0 0L1"/></svg>', "damaged"],
    ["501 lines", `<svg>${'<path d="M0 0"/>'.repeat(501)}</svg>`, "lines"],
    ["1,001 points", `<svg><path d="M${"0 0 ".repeat(1_001)}"/></svg>`, "points"],
  ])("rejects %s", (_title, content, message) => {
    expect(() => parseLayoutFile(content)).toThrow(new RegExp(message));
  });

  test("limits coordinates to what the API accepts", () => {
    const { lines } = parseLayoutFile('<svg><path d="M0 0L1e9 0"/></svg>');

    expect(lines[0]?.points[1]).toEqual({ x: 100_000, y: 0 });
  });

  test("returns a layout or a message for any text", () => {
    const tokens = fc.constantFrom(
      "<svg>",
      '<path d="',
      "M0 0",
      "L",
      '"',
      "/>",
      "<",
      "&",
      "9",
      "{",
      "[",
      ",",
    );
    fc.assert(
      fc.property(fc.array(tokens, { maxLength: 30 }), (parts) => {
        expect(parseOrGetError(parts.join(""))).toEqual(
          expect.toSatisfy((result) => result instanceof FileError || "lines" in result),
        );
      }),
    );
  });
});

function parseOrGetError(content: string): unknown {
  try {
    return parseLayoutFile(content);
  } catch (error) {
    return error;
  }
}
