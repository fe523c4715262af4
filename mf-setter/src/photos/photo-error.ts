import { IMAGE_TYPES, imageFile, isHeic } from "@topout/shared/contract";

type PhotoFile = Pick<File, "name" | "type">;

/**
 * Returns an error if the server would reject the photo. `converted` is the original if the browser could not read it.
 */
export function getPhotoError(original: PhotoFile, converted: Blob): string | undefined {
  const { name } = original;
  if (!IMAGE_TYPES.includes(converted.type)) {
    return isHeic(original)
      ? `${name} is in the HEIC format, which this browser cannot read. Choose a JPG or PNG.`
      : `${name} couldn't be read. Choose a JPG or PNG.`;
  }
  if (converted.size > imageFile.maxBytes) {
    return `${name} is too large. Choose a photo up to 10MB.`;
  }
  return undefined;
}
