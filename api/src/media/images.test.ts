import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";

import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { type ImageSize, imageSizes, convertToWebp } from "./images.ts";

const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };

const createRedImage = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: red } });

/** Creates an image with a red left half and a blue right half. */
const createRedAndBlueImage = (width: number, height: number): Sharp => {
  const right = { create: { width: width / 2, height, channels: 3, background: blue } } as const;
  return createRedImage(width, height).composite([{ input: right, left: width / 2, top: 0 }]);
};

async function convert(bytes: Buffer, size: ImageSize = imageSizes.fullSize): Promise<Buffer> {
  const path = join(await createTemporaryFolder(), "image");
  await writeFile(path, bytes);
  return convertToWebp({ path, user: "ana" }, size);
}

async function getSize(image: Buffer) {
  const { format, width, height } = await sharp(image).metadata();
  return { format, width, height };
}

async function readColorAt(image: Buffer, left: number, top: number) {
  const pixel = sharp(image).extract({ left, top, width: 1, height: 1 });
  const [r = 0, g = 0, b = 0] = await pixel.removeAlpha().raw().toBuffer();
  if (r > b + 100) return "red";
  return b > r + 100 ? "blue" : [r, g, b];
}

describe("convertToWebp", () => {
  test("rejects an image of a user with many waiting images", async () => {
    const path = join(await createTemporaryFolder(), "image");
    await writeFile(path, await createRedImage(8, 8).png().toBuffer());

    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => convertToWebp({ path, user: "ben" }, imageSizes.fullSize)),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
    expect(results.at(-1)).toMatchObject({
      reason: { name: "ImageError", reason: "busy" },
    });
  });

  test.each([
    ["PNG", (image: Sharp) => image.png()],
    ["JPEG", (image: Sharp) => image.jpeg()],
    ["progressive JPEG", (image: Sharp) => image.jpeg({ progressive: true })],
    ["CMYK JPEG", (image: Sharp) => image.toColourspace("cmyk").jpeg()],
    ["GIF", (image: Sharp) => image.gif()],
    ["WebP", (image: Sharp) => image.webp()],
  ])("converts %s", async (_name, encode) => {
    const image = await convert(await encode(createRedAndBlueImage(64, 32)).toBuffer());

    expect(await getSize(image)).toEqual({ format: "webp", width: 64, height: 32 });
    expect(await readColorAt(image, 8, 16)).toBe("red");
    expect(await readColorAt(image, 56, 16)).toBe("blue");
  });

  test.each([
    [
      { width: 1_000, height: 2_400 },
      { width: 800, height: 1_920 },
    ],
    [
      { width: 3_000, height: 1_000 },
      { width: 3_000, height: 1_000 },
    ],
    [
      { width: 20, height: 10 },
      { width: 20, height: 10 },
    ],
    [
      { width: 16_384, height: 100 },
      { width: 7_680, height: 47 },
    ],
  ])("limits the size to 7680 × 1920 and never enlarges: %o", async (size, expected) => {
    const bytes = await createRedImage(size.width, size.height).png().toBuffer();

    expect(await getSize(await convert(bytes))).toMatchObject(expected);
  });

  test.each([
    [1_000, 300],
    [300, 1_000],
    [20, 30],
  ])("crops %i × %i to the given size", async (width, height) => {
    const bytes = await createRedImage(width, height).png().toBuffer();

    const image = await convert(bytes, { width: 200, height: 250 });

    expect(await getSize(image)).toMatchObject({ width: 200, height: 250 });
  });

  test("rotates the image upright and removes metadata", async () => {
    const bytes = await createRedAndBlueImage(64, 32)
      .withExif({
        IFD0: { Make: "Camera of Ann" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 47/1 0/1" },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Leeds</x:xmpmeta>')
      .withMetadata({ icc: "p3", orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect(before.orientation).toBe(6);
    expect([before.exif, before.icc, before.xmp]).not.toContain(undefined);
    expect(bytes.includes("Ann") && bytes.includes("Leeds")).toBe(true);

    const image = await convert(bytes);

    expect(await getSize(image)).toMatchObject({ width: 32, height: 64 });
    expect(await readColorAt(image, 16, 8)).toBe("red");
    expect(await readColorAt(image, 16, 56)).toBe("blue");
    const { exif, xmp, icc, orientation } = await sharp(image).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(image.includes("Ann") || image.includes("Leeds")).toBe(false);
  });

  test("converts only the first frame of an animation", async () => {
    const image = await convert(createGif(2_000));

    expect((await sharp(image).metadata()).pages ?? 1).toBe(1);
  });

  test("removes data after the end of the image", async () => {
    const bytes = Buffer.concat([
      await createRedImage(8, 8).jpeg().toBuffer(),
      Buffer.from("PK<script>"),
    ]);

    expect((await convert(bytes)).includes("<script>")).toBe(false);
  });
});

describe("an invalid image", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>';
  const truncate = async (image: Sharp) => {
    const bytes = await image.toBuffer();
    return bytes.subarray(0, Math.floor(bytes.length * 0.6));
  };
  const createNoise = () =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: red,
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ["an SVG", () => Buffer.from(svg)],
    ["an HTML page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    [
      "an HTML page that starts like a GIF",
      () => Buffer.from("GIF89a=1;/*<script>alert(1)</script>*/"),
    ],
    ["an SVG that starts like a JPEG", () => Buffer.from(`\xff\xd8\xff${svg}`, "latin1")],
    [
      "an archive that starts like a PNG",
      () => Buffer.from("\x89PNG\r\n\x1a\nPK\x03\x04", "latin1"),
    ],
    ["a TIFF", () => createRedImage(8, 8).tiff().toBuffer()],
    ["an AVIF", () => createRedImage(8, 8).avif().toBuffer()],
    ["an empty file", () => Buffer.alloc(0)],
    ["a truncated JPEG", () => truncate(createNoise().jpeg())],
    ["a truncated PNG", () => truncate(createNoise().png())],
    ["a truncated WebP", () => truncate(createNoise().webp())],
    ["a truncated GIF", () => truncate(createNoise().gif())],
    ["a PNG bomb with 64 million pixels", () => createRedImage(8_000, 8_000).png().toBuffer()],
    ["a JPEG bomb with 64 million pixels", () => createRedImage(8_000, 8_000).jpeg().toBuffer()],
    ["an animation of 2,001 frames", () => createGif(2_001)],
  ])("is rejected: %s", async (_name, createFile) => {
    await expect(convert(await createFile())).rejects.toMatchObject({ reason: "unreadable" });
  });
});

/** Creates the bytes without an encoder, which would take too long for so many frames. */
function createGif(frames: number): Buffer {
  const header = Buffer.from("47494638396101000100800000000000ffffff", "hex");
  const frame = Buffer.from("21f90400010000002c0000000001000100000202440100", "hex");
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
}
