import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";

import { temporaryFolder } from "../testing/temporary-folder.ts";
import { type Shape, shapes, toWebp } from "./images.ts";

const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: red } });

/** What is on the left is red, and blue on the right. */
const halves = (width: number, height: number): Sharp => {
  const right = { create: { width: width / 2, height, channels: 3, background: blue } } as const;
  return plain(width, height).composite([{ input: right, left: width / 2, top: 0 }]);
};

async function convert(bytes: Buffer, shape: Shape = shapes.whole): Promise<Buffer> {
  const path = join(await temporaryFolder(), "picture");
  await writeFile(path, bytes);
  return toWebp(path, shape);
}

async function sizeOf(picture: Buffer) {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
}

async function colorAt(picture: Buffer, left: number, top: number) {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 });
  const [r = 0, g = 0, b = 0] = await pixel.removeAlpha().raw().toBuffer();
  if (r > b + 100) return "red";
  return b > r + 100 ? "blue" : [r, g, b];
}

describe("a picture", () => {
  test.each([
    ["PNG", (image: Sharp) => image.png()],
    ["JPEG", (image: Sharp) => image.jpeg()],
    ["progressive JPEG", (image: Sharp) => image.jpeg({ progressive: true })],
    ["CMYK JPEG", (image: Sharp) => image.toColourspace("cmyk").jpeg()],
    ["GIF", (image: Sharp) => image.gif()],
    ["WebP", (image: Sharp) => image.webp()],
  ])("may come as %s and becomes WebP", async (_name, encode) => {
    const picture = await convert(await encode(halves(64, 32)).toBuffer());

    expect(await sizeOf(picture)).toEqual({ format: "webp", width: 64, height: 32 });
    expect(await colorAt(picture, 8, 16)).toBe("red");
    expect(await colorAt(picture, 56, 16)).toBe("blue");
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
      { width: 20_000, height: 100 },
      { width: 7_680, height: 38 },
    ],
  ])("is at most 1920 high and never enlarged: %o", async (given, expected) => {
    const bytes = await plain(given.width, given.height).png().toBuffer();

    expect(await sizeOf(await convert(bytes))).toMatchObject(expected);
  });

  test.each([
    [1_000, 300],
    [300, 1_000],
    [20, 30],
  ])("of %i × %i is cut to a box about its middle", async (width, height) => {
    const bytes = await plain(width, height).png().toBuffer();

    const picture = await convert(bytes, { width: 200, height: 250 });

    expect(await sizeOf(picture)).toMatchObject({ width: 200, height: 250 });
  });

  test("stands upright, and says nothing of how it was held, where and by what it was taken", async () => {
    const bytes = await halves(64, 32)
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

    const picture = await convert(bytes);

    expect(await sizeOf(picture)).toMatchObject({ width: 32, height: 64 });
    expect(await colorAt(picture, 16, 8)).toBe("red");
    expect(await colorAt(picture, 16, 56)).toBe("blue");
    const { exif, xmp, icc, orientation } = await sharp(picture).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(picture.includes("Ann") || picture.includes("Leeds")).toBe(false);
  });

  test("that moves is stored as its first frame", async () => {
    const picture = await convert(gif(2_000));

    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
  });

  test("leaves behind what was hung onto it", async () => {
    const bytes = Buffer.concat([await plain(8, 8).jpeg().toBuffer(), Buffer.from("PK<script>")]);

    expect((await convert(bytes)).includes("<script>")).toBe(false);
  });
});

describe("what is no picture", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>';
  const cut = async (image: Sharp) => {
    const bytes = await image.toBuffer();
    return bytes.subarray(0, Math.floor(bytes.length * 0.6));
  };
  const noise = () =>
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
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a page that begins as a GIF", () => Buffer.from("GIF89a=1;/*<script>alert(1)</script>*/")],
    ["an SVG that begins as a JPEG", () => Buffer.from(`\xff\xd8\xff${svg}`, "latin1")],
    ["an archive that begins as a PNG", () => Buffer.from("\x89PNG\r\n\x1a\nPK\x03\x04", "latin1")],
    ["a TIFF", () => plain(8, 8).tiff().toBuffer()],
    ["an AVIF", () => plain(8, 8).avif().toBuffer()],
    ["nothing", () => Buffer.alloc(0)],
    ["a JPEG that ends early", () => cut(noise().jpeg())],
    ["a PNG that ends early", () => cut(noise().png())],
    ["a WebP that ends early", () => cut(noise().webp())],
    ["a GIF that ends early", () => cut(noise().gif())],
    ["a bomb: 64 million pixels in 200 KB", () => plain(8_000, 8_000).png().toBuffer()],
    ["a bomb: 64 million pixels in a JPEG", () => plain(8_000, 8_000).jpeg().toBuffer()],
    ["a film of 2,001 frames", () => gif(2_001)],
  ])("is refused: %s", async (_name, make) => {
    await expect(convert(await make())).rejects.toMatchObject({ status: 415 });
  });
});

/** Written by hand, since nothing here would draw that many. */
function gif(frames: number): Buffer {
  const header = Buffer.from("47494638396101000100800000000000ffffff", "hex");
  const frame = Buffer.from("21f90400010000002c0000000001000100000202440100", "hex");
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
}
