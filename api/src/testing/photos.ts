import sharp from "sharp";

/** A photo of one colour. */
export const photoOf = (background: string, { width = 40, height = 30 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
