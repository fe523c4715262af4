import { describe, expect, test } from "vitest";

import { formatNames } from "./format-names.ts";

const createNames = (count: number) => Array.from({ length: count }, (_, index) => `P${index + 1}`);

describe("formatNames", () => {
  test("joins the names", () => {
    expect(formatNames(["P1"])).toBe("P1");
    expect(formatNames(createNames(10))).toBe("P1, P2, P3, P4, P5, P6, P7, P8, P9 and P10");
  });

  test("counts the names after the tenth", () => {
    expect(formatNames(createNames(11))).toMatch(/ P9, P10 and 1 other$/);
    expect(formatNames(createNames(200))).toMatch(/ P9, P10 and 190 others$/);
  });
});
