import { afterEach, describe, expect, test, vi } from "vitest";

import { shrinkImage } from "./shrink-image.ts";

/** Stubs the browser's image functions with a source height, the size of the result, and the types it can encode. */
function stubCanvas({ height, bytes, types = ["image/webp", "image/jpeg"] }: CanvasStub) {
  const drawImage = vi.fn<(...args: unknown[]) => void>();
  vi.stubGlobal("createImageBitmap", async () => ({ width: 1_000, height, close: () => {} }));
  const context = { drawImage } as unknown as RenderingContext;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type = "") =>
    done(new Blob([new Uint8Array(bytes)], { type: types.includes(type) ? type : "image/png" })),
  );
  return drawImage;
}

interface CanvasStub {
  readonly height: number;
  readonly bytes: number;
  readonly types?: readonly string[];
}

const original = new File([new Uint8Array(1_000)], "wall.jpg", { type: "image/jpeg" });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("shrinkImage", () => {
  test("converts the image to WebP", async () => {
    stubCanvas({ height: 100, bytes: 500 });

    expect(await shrinkImage(original)).toMatchObject({ type: "image/webp", size: 500 });
  });

  test.each([
    ["the result is not smaller", { height: 100, bytes: 1_000 }],
    ["the browser cannot encode a photo", { height: 100, bytes: 500, types: [] }],
  ])("returns the original if %s", async (_reason, canvas) => {
    stubCanvas(canvas);

    expect(await shrinkImage(original)).toBe(original);
  });

  describe("in Safari, which cannot encode WebP", () => {
    const types = ["image/jpeg"];

    test("converts a photo to JPEG", async () => {
      stubCanvas({ height: 6_048, bytes: 500, types });

      expect(await shrinkImage(original)).toMatchObject({ type: "image/jpeg", size: 500 });
    });

    test.each(["image/heic", ""])(
      "converts a photo in the HEIC format with type '%s', even if it gets larger",
      async (type) => {
        stubCanvas({ height: 6_048, bytes: 2_000, types });
        const heic = new File([new Uint8Array(1_000)], "IMG_1.HEIC", { type });

        expect(await shrinkImage(heic)).toMatchObject({ type: "image/jpeg", size: 2_000 });
      },
    );

    test("returns the original of an image that can be transparent", async () => {
      stubCanvas({ height: 100, bytes: 500, types });
      const plan = new File([new Uint8Array(1_000)], "plan.png", { type: "image/png" });

      expect(await shrinkImage(plan)).toBe(plan);
    });
  });

  test("returns the original if the browser cannot decode it", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("not an image")));

    expect(await shrinkImage(original)).toBe(original);
  });

  test.each([
    [3_840, 1_920, 500],
    [1_920, 1_920, 1_000],
    [200, 200, 1_000],
  ])(
    "scales a height of %i to %i and keeps the aspect ratio",
    async (height, newHeight, newWidth) => {
      const drawImage = stubCanvas({ height, bytes: 500 });

      await shrinkImage(original);

      expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, newWidth, newHeight);
    },
  );
});
