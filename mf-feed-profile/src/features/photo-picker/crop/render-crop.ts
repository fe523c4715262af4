import { encodeCanvas } from "@topout/shared/api/upload";

import type { SourceImage } from "../source-image.ts";
import type { Crop } from "./crop.ts";

/** In order of preference. */
const TYPES = ["image/webp", "image/jpeg"];
const QUALITY = 0.85;

/** Draws the cropped part of the image, at most `maxWidthPx` wide. */
export async function renderCrop(
  { element }: SourceImage,
  { x, y, width, height }: Crop,
  maxWidthPx: number,
): Promise<Blob> {
  const scale = Math.min(1, maxWidthPx / width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser cannot draw an image");
  context.imageSmoothingQuality = "high";
  context.drawImage(element, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const photo = await encodeCanvas(canvas, TYPES, QUALITY);
  if (!photo) throw new Error("The browser cannot encode an image");
  return photo;
}
