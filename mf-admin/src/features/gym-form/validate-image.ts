import { IMAGE_TYPES, imageFile } from "@topout/shared/contract";

/** Returns an error message, or undefined for a valid image. */
export function validateImage({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!IMAGE_TYPES.includes(type)) return "Choose a PNG, JPG or GIF.";
  if (size > imageFile.maxBytes) return "Choose an image up to 10MB.";
  return undefined;
}
