import { type Locator } from "@playwright/test";
import { readQrCode } from "@topout/shared/testing/read-qr-code";
import sharp from "sharp";

/** An image with a gray value for each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8ClampedArray;
}

/** A part of an image, in pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a black and white printer draws of an element. */
export async function printElement(locator: Locator): Promise<Pixels> {
  const image = sharp(await locator.screenshot())
    .removeAlpha()
    .toColourspace("b-w");
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const gray = new Uint8ClampedArray(info.width * info.height);
  gray.forEach((_, index) => {
    gray[index] = data[index * info.channels] ?? 0;
  });
  return { width: info.width, height: info.height, gray };
}

/** Reads the QR code of a label in a part of an image. */
export function scanLabel({ width, height, gray }: Pixels, part: Part) {
  const left = Math.max(0, Math.floor(part.left));
  const top = Math.max(0, Math.floor(part.top));
  const partWidth = Math.min(width, Math.ceil(part.right)) - left;
  const partHeight = Math.min(height, Math.ceil(part.bottom)) - top;
  const rgba = new Uint8ClampedArray(partWidth * partHeight * 4).fill(255);
  for (let y = 0; y < partHeight; y += 1) {
    for (let x = 0; x < partWidth; x += 1) {
      const value = gray[(top + y) * width + left + x] ?? 255;
      rgba.fill(value, (y * partWidth + x) * 4, (y * partWidth + x) * 4 + 3);
    }
  }
  return readQrCode({ data: rgba, width: partWidth, height: partHeight });
}
