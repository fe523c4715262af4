const MAX_HEIGHT_PX = 1_920;
const QUALITY = 0.8;
const TYPE = "image/webp";

/**
 * Converts an image to WebP, at most 1920 px high. Returns the original if the browser cannot convert it or if the
 * result would not be smaller. The server also converts every image.
 */
export async function shrinkImage(original: Blob): Promise<Blob> {
  const shrunkImage = await convert(original).catch(() => undefined);
  return shrunkImage?.type === TYPE && shrunkImage.size < original.size ? shrunkImage : original;
}

async function convert(original: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(original);
  const scale = Math.min(1, MAX_HEIGHT_PX / bitmap.height);
  // Safari 16 has no OffscreenCanvas.
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => {
    canvas.toBlob(resolve, TYPE, QUALITY);
  });
}
