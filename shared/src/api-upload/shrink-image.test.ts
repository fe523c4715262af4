// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";

import { shrinkImage } from "./shrink-image.ts";

/** What was drawn, and a browser that draws so many bytes of it. */
function browserThatDraws({ height, bytes, type = "image/webp" }: Drawing) {
  const drawn = vi.fn<(...place: unknown[]) => void>();
  vi.stubGlobal("createImageBitmap", async () => ({ width: 1_000, height, close: () => {} }));
  class Canvas {
    readonly width: number;
    readonly height: number;
    constructor(width: number, high: number) {
      this.width = width;
      this.height = high;
    }
    getContext = () => ({ drawImage: drawn });
    convertToBlob = async () => new Blob([new Uint8Array(bytes)], { type });
  }
  vi.stubGlobal("OffscreenCanvas", Canvas);
  return drawn;
}

interface Drawing {
  readonly height: number;
  readonly bytes: number;
  readonly type?: string;
}

const chosen = new File([new Uint8Array(1_000)], "wall.jpg", { type: "image/jpeg" });

afterEach(() => vi.unstubAllGlobals());

describe("a photo", () => {
  test("is sent as WebP", async () => {
    browserThatDraws({ height: 100, bytes: 500 });

    expect(await shrinkImage(chosen)).toMatchObject({ type: "image/webp", size: 500 });
  });

  test.each([
    ["would only grow", { height: 100, bytes: 1_000 }],
    ["this browser cannot write as WebP", { height: 100, bytes: 500, type: "image/png" }],
  ])("goes as it was chosen when it %s", async (_why, drawing) => {
    browserThatDraws(drawing);

    expect(await shrinkImage(chosen)).toBe(chosen);
  });

  test("goes as it was chosen when this browser cannot read it", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));

    expect(await shrinkImage(chosen)).toBe(chosen);
  });

  test.each([
    [3_840, 1_920, 500],
    [1_920, 1_920, 1_000],
    [200, 200, 1_000],
  ])("of %i in height is drawn %i high, as wide as it should be", async (height, high, wide) => {
    const drawn = browserThatDraws({ height, bytes: 500 });

    await shrinkImage(chosen);

    expect(drawn).toHaveBeenCalledWith(expect.anything(), 0, 0, wide, high);
  });
});
