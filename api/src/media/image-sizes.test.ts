import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { imageSizes, convertToWebpSizes } from "./images.ts";

const RED = { r: 220, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 220 };

const createRedImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

async function getSize(image: Buffer) {
  const { format, width, height } = await sharp(image).metadata();
  return { format, width, height };
}

async function isRedAt(image: Buffer, left: number, top: number) {
  const pixel = sharp(image).extract({ left, top, width: 1, height: 1 });
  const [r = 0, , b = 0] = await pixel.raw().toBuffer();
  return r > b;
}

describe("convertToWebpSizes", () => {
  const convertToBoth = async (bytes: Buffer) => {
    const path = join(await createTemporaryFolder(), "image");
    await writeFile(path, bytes);
    const sizes = [imageSizes.fullSize, imageSizes.routeThumbnail] as const;
    return convertToWebpSizes({ path, user: "ana" }, sizes);
  };

  test("creates an upright image of each size", async () => {
    // Orientation 6 is a quarter turn clockwise, which puts the red half at the top.
    const right = {
      create: { width: 2_000, height: 3_000, channels: 3, background: BLUE },
    } as const;
    const photo = createRedImage(4_000, 3_000)
      .composite([{ input: right, left: 2_000, top: 0 }])
      .withMetadata({ orientation: 6 });

    const [image, thumbnail] = await convertToBoth(await photo.jpeg().toBuffer());

    expect(await getSize(image)).toEqual({ format: "webp", width: 1_440, height: 1_920 });
    expect(await getSize(thumbnail)).toEqual({ format: "webp", width: 200, height: 250 });
    for (const [result, left, height] of [
      [image, 720, 1_920],
      [thumbnail, 100, 250],
    ] as const) {
      expect(await isRedAt(result, left, height * 0.2)).toBe(true);
      expect(await isRedAt(result, left, height * 0.8)).toBe(false);
    }
  });

  test("keeps transparent and grey pixels", async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const transparent = sharp({ create: { width: 400, height: 500, channels: 4, background } });
    const grey = createRedImage(400, 500).toColourspace("b-w");

    for (const image of await convertToBoth(await transparent.png().toBuffer())) {
      expect((await sharp(image).stats()).isOpaque).toBe(false);
    }
    for (const image of await convertToBoth(await grey.png().toBuffer())) {
      const [r = 0, g = 0, b = 0] = (await sharp(image).stats()).channels.map(({ mean }) => mean);
      expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(3);
      expect(r).toBeGreaterThan(20);
    }
  });
});
