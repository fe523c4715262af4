import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { CODE_CHARACTERS, CODE_LENGTH } from "@topout/shared/contract";
import { readQrCode } from "@topout/shared/testing/read-qr-code";

import { createQrCode } from "../../../qr-code/create-qr-code.ts";
import { getLabelAddress } from "./label-address.ts";

const code = fc.string({
  unit: fc.constantFrom(...Array.from(CODE_CHARACTERS)),
  minLength: CODE_LENGTH,
  maxLength: CODE_LENGTH,
});

const PIXELS_PER_MODULE = 4;
/** The blank modules around a QR code that readers need. */
const QUIET_ZONE = 4;

/** Draws the path of a code, which has horizontal and vertical lines only, by the even-odd rule. */
function draw({ size, path }: ReturnType<typeof createQrCode>) {
  const side = (size + 2 * QUIET_ZONE) * PIXELS_PER_MODULE;
  const edges = listVerticalEdges(path);
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const x = ((pixel % side) + 0.5) / PIXELS_PER_MODULE - QUIET_ZONE;
    const y = (Math.floor(pixel / side) + 0.5) / PIXELS_PER_MODULE - QUIET_ZONE;
    const crossings = edges.filter((edge) => edge.x < x && edge.top < y && edge.bottom > y);
    if (crossings.length % 2 === 1) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { data, width: side, height: side };
}

function listVerticalEdges(path: string) {
  const edges: { x: number; top: number; bottom: number }[] = [];
  for (const outline of path.split("M").slice(1)) {
    const points = Array.from(outline.matchAll(/(-?\d+)[ ,](-?\d+)/g), ([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    points.forEach(([x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
      if (x === nextX) edges.push({ x, top: Math.min(y, nextY), bottom: Math.max(y, nextY) });
    });
  }
  return edges;
}

describe("the QR code of a label", () => {
  test("contains the address", async () => {
    await fc.assert(
      fc.asyncProperty(code, fc.webUrl({ validSchemes: ["https"] }), async (each, url) => {
        const label = { type: "route", code: each } as never;
        const address = getLabelAddress(new URL(url).origin, label);

        const image = draw(createQrCode(address));

        expect(await readQrCode(image)).toBe(address);
        expect(new URL(address).href).toBe(`${new URL(url).origin}/r/${each}`);
      }),
      { numRuns: 10 },
    );
  });

  test.each([
    ["https://topout.gym.com", 25],
    ["http://localhost:8080", 25],
    ["https://topout.gritworks.com", 29],
  ])("has as few modules as the name %s allows", (origin, size) => {
    const label = { type: "route", code: "FF6XC6" } as never;

    expect(createQrCode(getLabelAddress(origin, label)).size).toBe(size);
  });
});
