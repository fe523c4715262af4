import sharp from "sharp";

/** As the spec stores photos. Higher efforts shrink the demo's by a twentieth and take twice as long. */
const WEBP = { quality: 80, effort: 2 };
const THUMBNAIL = { width: 200, height: 250 };

export interface Photo {
  readonly image: Buffer;
  readonly thumbnail: Buffer;
}

export const renderPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp(WEBP).toBuffer();

/** A route's photo, `width` pixels wide, and its thumbnail. */
export async function renderPhoto(svg: string, width: number): Promise<Photo> {
  const drawn = sharp(Buffer.from(sized(svg, width)));
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const [image, thumbnail] = await Promise.all([
    sharp(data, { raw }).webp(WEBP).toBuffer(),
    sharp(data, { raw }).resize(THUMBNAIL).webp(WEBP).toBuffer(),
  ]);
  return { image, thumbnail };
}

/** Drawn smaller rather than drawn and shrunk: that takes half as long. */
export const sized = (svg: string, width: number) =>
  svg.replace(/ width="(\d+)" height="(\d+)"/, (_, w: string, h: string) => {
    const height = Math.round((Number(h) / Number(w)) * width);
    return ` width="${width}" height="${height}"`;
  });
