import { describe, expect, test } from "vitest";

import { formatDeleteQuestion } from "./format-delete-question.ts";

const createNames = (count: number) => Array.from({ length: count }, (_, index) => `P${index + 1}`);

describe("formatDeleteQuestion", () => {
  test("names the routes", () => {
    expect(formatDeleteQuestion(["P1"])).toBe("Are you sure you want to delete P1?");
    expect(formatDeleteQuestion(createNames(10))).toMatch(/ P8, P9 and P10\?$/);
  });

  test("counts the names after the tenth", () => {
    expect(formatDeleteQuestion(createNames(11))).toMatch(/ P9, P10 and 1 other\?$/);
    expect(formatDeleteQuestion(createNames(200))).toMatch(/ P9, P10 and 190 others\?$/);
  });
});
