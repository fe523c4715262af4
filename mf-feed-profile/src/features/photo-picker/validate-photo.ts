const MAX_BYTES = 10_000_000;
const TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"];

/** The `accept` attribute of the file input. */
export const PHOTO_TYPES = TYPES.join();

export const PHOTO_HINT = "PNG, JPG, GIF up to 10MB";

/** Returns an error message, or undefined for a valid photo. */
export function validatePhoto({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!TYPES.includes(type)) return "Choose a PNG, JPG or GIF.";
  if (size > MAX_BYTES) return "Choose a photo of at most 10MB.";
  return undefined;
}
