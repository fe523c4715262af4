import sharp from "sharp";

/** The quality of all stored images. A higher effort takes twice as long for files that are 5 % smaller. */
const WEBP = { quality: 80, effort: 2 };
const THUMBNAIL = { width: 200, height: 250 };

export interface Photo {
  readonly image: Buffer;
  readonly thumbnail: Buffer;
}

export const renderImage = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp(WEBP).toBuffer();

/** Renders a route photo `width` pixels wide, and its thumbnail. */
export async function renderPhoto(svg: string, width: number): Promise<Photo> {
  const rendered = sharp(Buffer.from(withSvgWidth(svg, width)));
  const { data, info } = await rendered.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const [image, thumbnail] = await Promise.all([
    sharp(data, { raw }).webp(WEBP).toBuffer(),
    sharp(data, { raw }).resize(THUMBNAIL).webp(WEBP).toBuffer(),
  ]);
  return { image, thumbnail };
}

/** Scales the SVG itself. Rendering it large and shrinking the result takes twice as long. */
export const withSvgWidth = (svg: string, width: number) =>
  svg.replace(/ width="(\d+)" height="(\d+)"/, (_, w: string, h: string) => {
    const height = Math.round((Number(h) / Number(w)) * width);
    return ` width="${width}" height="${height}"`;
  });
