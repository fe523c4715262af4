import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { requestedPart } from "./byte-range.ts";

describe("a Range header on a file of 10 bytes", () => {
  test.each([
    ["bytes=0-3", { start: 0, end: 3 }],
    ["bytes=4-", { start: 4, end: 9 }],
    ["bytes=9-9", { start: 9, end: 9 }],
    ["bytes=0-999", { start: 0, end: 9 }],
    ["bytes=-3", { start: 7, end: 9 }],
    ["bytes=-999", { start: 0, end: 9 }],
    ["bytes = 0 - 3", { start: 0, end: 3 }],
  ])("asks for a part: %s", (header, part) => {
    expect(requestedPart(header, 10)).toEqual(part);
  });

  test.each(["bytes=10-", "bytes=10-12", "bytes=-0"])(
    "asks for what is not there: %s",
    (header) => {
      expect(requestedPart(header, 10)).toBeNull();
    },
  );

  test.each([
    undefined,
    "",
    "bytes=",
    "bytes=-",
    "bytes=5-2",
    "bytes=a-b",
    "lines=0-3",
    "bytes=0-1,4-5",
  ])("asks for the whole, where it cannot be read or asks for several parts: %s", (header) => {
    expect(requestedPart(header, 10)).toBeUndefined();
  });

  test("never asks for more than there is, whatever it says", () => {
    const anyHeader = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `bytes=${from}-${to}`),
      fc.nat().map((count) => `bytes=-${count}`),
    );
    fc.assert(
      fc.property(anyHeader, fc.nat(100), (header, size) => {
        const part = requestedPart(header, size);
        if (!part) return;
        expect(part.start).toBeGreaterThanOrEqual(0);
        expect(part.end).toBeGreaterThanOrEqual(part.start);
        expect(part.end).toBeLessThan(size);
      }),
    );
  });
});
