import { describe, expect, test } from "vitest";

import { inOrder, type Step } from "./in-order.ts";

const dots = ["a", "b", "c"];

describe("walking the dots in their order", () => {
  test.each<[step: Step, from: string | undefined, to: string]>([
    ["first", "c", "a"],
    ["last", "a", "c"],
    ["next", "a", "b"],
    ["next", "c", "c"],
    ["next", undefined, "a"],
    ["previous", "c", "b"],
    ["previous", "a", "a"],
    ["previous", undefined, "c"],
  ])("to the %s one from %s comes to %s", (step, from, to) => {
    expect(inOrder(dots, from, step)).toBe(to);
  });

  test("comes to nothing where there are none", () => {
    expect(inOrder([], undefined, "next")).toBeUndefined();
  });
});
