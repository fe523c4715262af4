import sharp from "sharp";

/** Creates a PNG of one colour. */
export const createPhoto = (
  background: string,
  { width = 40, height = 30 } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** The smallest WebP image: one pixel. */
export const webp = Buffer.from(
  "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA",
  "base64",
);
