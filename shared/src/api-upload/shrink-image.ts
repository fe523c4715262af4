const MAX_HEIGHT = 1_920;
const QUALITY = 0.8;
const TYPE = "image/webp";

/**
 * A photo as it is sent: upright, at most 1920 high, as WebP. What this browser cannot read or write, or what would
 * only grow, goes as it was chosen: the server has the last word on pictures anyway.
 */
export async function shrinkImage(chosen: Blob): Promise<Blob> {
  const made = await draw(chosen).catch(() => undefined);
  return made?.type === TYPE && made.size < chosen.size ? made : chosen;
}

async function draw(chosen: Blob): Promise<Blob> {
  const picture = await createImageBitmap(chosen);
  const scale = Math.min(1, MAX_HEIGHT / picture.height);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: TYPE, quality: QUALITY });
}
