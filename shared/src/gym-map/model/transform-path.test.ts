// @vitest-environment jsdom
import { SKINS } from "@topout/shared/theme";
import { HOLD_TICK, holdPath } from "@topout/shared/ui";
import { describe, expect, test } from "vitest";

import { transformPath } from "./transform-path.ts";

const home = { at: { x: 0, y: 0 }, scale: 1 };

describe("a placed path", () => {
  test("is scaled first, then moved", () => {
    const place = { at: { x: 100, y: -50 }, scale: 2 };

    expect(transformPath("M-1 .5L3 -4H7V8Q1 2 3 4Z", place)).toBe(
      "M98 -49L106 -58H114V-34Q102 -46 106 -42Z",
    );
  });

  test("keeps an arc's turn and flags", () => {
    const place = { at: { x: 10, y: 20 }, scale: 2 };

    expect(transformPath("M-9 0A9 9 0 1 1 9 0", place)).toBe("M-8 20A18 18 0 1 1 28 20");
  });

  test.each(SKINS)("leaves the %s hold as it is where it was drawn", (skin) => {
    const numbers = (d: string) => d.match(/-?[\d.]+/g)?.map(Number);
    const d = holdPath(skin);

    expect(numbers(transformPath(d, home))).toEqual(numbers(d));
  });

  test("takes the tick, which is drawn with lines", () => {
    expect(transformPath(HOLD_TICK, home)).toBe("M-3.7 0.4L-1 3.1L4 -2.5");
  });

  test("refuses a relative command, which would land elsewhere", () => {
    expect(() => transformPath("M0 0R1 1", home)).toThrow("No absolute path command: R");
  });
});
