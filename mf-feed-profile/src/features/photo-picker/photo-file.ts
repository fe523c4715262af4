import { IMAGE_TYPES, imageFile, isHeic } from "@topout/shared/contract";

/** The `accept` attribute of the file input. Contains extensions, because some systems set no type for HEIC files. */
export const PHOTO_TYPES = [...IMAGE_TYPES, "image/heic", "image/heif", ".heic", ".heif"].join();

export const PHOTO_HINT = "PNG, JPG, GIF up to 10MB";

type PhotoFile = Pick<File, "name" | "type">;

/** Returns an error message, or undefined for a type that at least some browsers can read. */
export const getTypeError = (file: PhotoFile): string | undefined =>
  IMAGE_TYPES.includes(file.type) || isHeic(file) ? undefined : "Choose a PNG, JPG or GIF.";

/** The message for a file that the browser cannot decode. */
export const getDecodeError = (file: PhotoFile): string =>
  isHeic(file)
    ? "This photo is in the HEIC format, which this browser cannot read. Choose a JPG or PNG."
    : "This photo couldn't be read. Choose another one.";

/** The limit applies to the cropped photo, so that a large photo from a camera is accepted. */
export const getSizeError = ({ size }: Pick<Blob, "size">): string | undefined =>
  size > imageFile.maxBytes ? "Choose a photo up to 10MB." : undefined;
