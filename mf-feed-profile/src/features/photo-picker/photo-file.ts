const MAX_BYTES = 10_000_000;
const TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"];

/** The `accept` attribute of the file input. Contains extensions, because some systems set no type for HEIC files. */
export const PHOTO_TYPES = [...TYPES, "image/heic", "image/heif", ".heic", ".heif"].join();

export const PHOTO_HINT = "PNG, JPG, GIF up to 10MB";

type PhotoFile = Pick<File, "name" | "type">;

/** Returns an error message, or undefined for a type that at least some browsers can read. */
export const getTypeError = (file: PhotoFile): string | undefined =>
  TYPES.includes(file.type) || isHeic(file) ? undefined : "Choose a PNG, JPG or GIF.";

/** The message for a file that the browser cannot decode. Only some browsers read HEIC. */
export const getDecodeError = (file: PhotoFile): string =>
  isHeic(file)
    ? "This photo is in the HEIC format, which this browser cannot read. Choose a JPG or PNG."
    : "This photo couldn't be read. Choose another one.";

/** The limit applies to the cropped photo, so that a large photo from a camera is accepted. */
export const getSizeError = ({ size }: Pick<Blob, "size">): string | undefined =>
  size > MAX_BYTES ? "Choose a photo up to 10MB." : undefined;

const isHeic = ({ name, type }: PhotoFile) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
