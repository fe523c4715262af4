import { SKINS } from "@topout/shared/theme";
import { HOLD_TICK, getHoldPath } from "@topout/shared/ui";
import { describe, expect, test } from "vitest";

import { transformPath } from "./transform-path.ts";

const identity = { translate: { x: 0, y: 0 }, scale: 1 };

describe("transformPath", () => {
  test("scales first, then moves", () => {
    const transform = { translate: { x: 100, y: -50 }, scale: 2 };

    expect(transformPath("M-1 .5L3 -4H7V8Q1 2 3 4Z", transform)).toBe(
      "M98 -49L106 -58H114V-34Q102 -46 106 -42Z",
    );
  });

  test("keeps the rotation and flags of an arc", () => {
    const transform = { translate: { x: 10, y: 20 }, scale: 2 };

    expect(transformPath("M-9 0A9 9 0 1 1 9 0", transform)).toBe("M-8 20A18 18 0 1 1 28 20");
  });

  test.each(SKINS)("supports every command of the %s hold", (skin) => {
    const parseNumbers = (d: string) => d.match(/-?[\d.]+/g)?.map(Number);
    const d = getHoldPath(skin);

    expect(parseNumbers(transformPath(d, identity))).toEqual(parseNumbers(d));
  });

  test("supports the commands of the tick", () => {
    expect(transformPath(HOLD_TICK, identity)).toBe("M-3.7 0.4L-1 3.1L4 -2.5");
  });

  test("rejects an unsupported command", () => {
    expect(() => transformPath("M0 0R1 1", identity)).toThrow("Unsupported path command: R");
  });
});
