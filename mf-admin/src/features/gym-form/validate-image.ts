const MAX_BYTES = 10_000_000;
const TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"];

/** The `accept` attribute of the file input. */
export const IMAGE_TYPES = TYPES.join();

/** Returns an error message, or undefined for a valid image. */
export function validateImage({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!TYPES.includes(type)) return "Choose a PNG, JPG or GIF.";
  if (size > MAX_BYTES) return "Choose an image up to 10MB.";
  return undefined;
}
