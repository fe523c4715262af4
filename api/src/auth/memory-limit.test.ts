import { describe, expect, test } from "vitest";

import { createMemoryLimit } from "./memory-limit.ts";

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1_000);
const createLimit = (maxSubjects = 100) =>
  createMemoryLimit({ limit: 2, windowMs: 60_000, maxSubjects });

describe("createMemoryLimit", () => {
  test("allows the limit in a window, and says how long to wait", () => {
    const limit = createLimit();

    expect(limit.increment("a", at(0))).toBeUndefined();
    expect(limit.increment("a", at(20))).toBeUndefined();
    expect(limit.increment("a", at(45))).toBe(15);
    expect(limit.increment("b", at(45))).toBeUndefined();
  });

  test("starts another window after the end of the first one", () => {
    const limit = createLimit();
    for (let n = 0; n < 5; n += 1) limit.increment("a", at(0));

    expect(limit.increment("a", at(59))).toBe(1);
    expect(limit.increment("a", at(60))).toBeUndefined();
  });

  test("forgets the oldest window if there are too many subjects", () => {
    const limit = createLimit(2);
    for (const subject of ["a", "a", "b", "b"]) limit.increment(subject, at(0));

    limit.increment("c", at(1));

    expect(limit.increment("b", at(2))).toBe(58);
    expect(limit.increment("a", at(2))).toBeUndefined();
  });
});
