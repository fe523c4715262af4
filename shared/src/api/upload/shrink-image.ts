import { IMAGE_TYPES } from "@topout/shared/contract";

import { encodeCanvas } from "./encode-canvas.ts";

const MAX_HEIGHT_PX = 1_920;
const QUALITY = 0.8;

const isAccepted = ({ type }: Blob) => IMAGE_TYPES.includes(type);

/**
 * Converts an image to WebP, or a photo to JPEG in Safari, at most 1920 px high. Returns the original if the browser
 * cannot convert it, or if the server accepts it and the result would not be smaller. The server also converts every
 * image.
 */
export async function shrinkImage(original: Blob): Promise<Blob> {
  const result = await convert(original).catch(() => undefined);
  if (!result) return original;
  return isAccepted(original) && result.size >= original.size ? original : result;
}

async function convert(original: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(original);
  const scale = Math.min(1, MAX_HEIGHT_PX / bitmap.height);
  // Safari 16 has no OffscreenCanvas.
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // JPEG has no transparency, which the other types that the server accepts can have.
  const isPhoto = original.type === "image/jpeg" || !isAccepted(original);
  return encodeCanvas(canvas, isPhoto ? ["image/webp", "image/jpeg"] : ["image/webp"], QUALITY);
}
