import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { parseRange } from "./byte-range.ts";

describe("parseRange for a file of 10 bytes", () => {
  test.each([
    ["bytes=0-3", { start: 0, end: 3 }],
    ["bytes=4-", { start: 4, end: 9 }],
    ["bytes=9-9", { start: 9, end: 9 }],
    ["bytes=0-999", { start: 0, end: 9 }],
    ["bytes=-3", { start: 7, end: 9 }],
    ["bytes=-999", { start: 0, end: 9 }],
    ["bytes=0-3,20-30", { start: 0, end: 3 }],
  ])("returns the range of %s", (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  test.each(["bytes=10-", "bytes=10-12", "bytes=-0"])(
    "returns null for a range outside the file: %s",
    (header) => {
      expect(parseRange(header, 10)).toBeNull();
    },
  );

  test.each([
    undefined,
    "",
    "bytes=",
    "bytes=-",
    "bytes=5-2",
    "bytes=a-b",
    "bytes = 0 - 3",
    "lines=0-3",
    "bytes=0-1,4-5",
  ])("returns undefined for an invalid header or several ranges: %s", (header) => {
    expect(parseRange(header, 10)).toBeUndefined();
  });

  test("never exceeds the file, for any header", () => {
    const anyHeader = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `bytes=${from}-${to}`),
      fc.nat().map((count) => `bytes=-${count}`),
    );
    fc.assert(
      fc.property(anyHeader, fc.nat(100), (header, size) => {
        const range = parseRange(header, size);
        if (!range) return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
