import { describe, expect, test } from "vitest";

import { createPartSize } from "./create-part-size.ts";

const cut = (offset: number) => ({ offset, isTooLarge: false });
const tooLarge = { offset: 0, isTooLarge: true };

describe("the size of parts", () => {
  test("decreases at once if a proxy responds that a part is too large", () => {
    const partSize = createPartSize(5_000_000);

    expect(partSize.handleFailure(tooLarge)).toBe(true);
    expect(partSize.getBytes()).toBe(900_000);
    expect(partSize.handleFailure(tooLarge)).toBe(true);
    expect(partSize.getBytes()).toBe(300_000);
    expect(partSize.handleFailure(tooLarge)).toBe(false);
    expect(partSize.getBytes()).toBe(300_000);
  });

  test("decreases after the second cut, but not if a part has arrived in between", () => {
    const partSize = createPartSize(5_000_000);

    partSize.handleFailure(cut(0));
    partSize.handleSuccess();
    partSize.handleFailure(cut(5_000_000));
    expect(partSize.getBytes()).toBe(5_000_000);

    partSize.handleFailure(cut(5_000_000));
    expect(partSize.getBytes()).toBe(900_000);
  });

  test("is exhausted if the smallest parts are cut at the same position, but continues, because the network may be bad", () => {
    const partSize = createPartSize(300_000);

    expect(partSize.handleFailure(cut(100))).toBe(true);
    expect(partSize.handleFailure(cut(200))).toBe(true);
    expect(partSize.isExhausted()).toBe(false);
    expect(partSize.handleFailure(cut(200))).toBe(true);
    expect(partSize.isExhausted()).toBe(true);

    partSize.handleSuccess();
    expect(partSize.isExhausted()).toBe(false);
  });

  test("lets 500 MB arrive in less than 2,000 parts", () => {
    const partSize = createPartSize(5_000_000);
    while (partSize.handleFailure(tooLarge)) continue;

    expect(500_000_000 / partSize.getBytes()).toBeLessThan(2_000);
  });
});
