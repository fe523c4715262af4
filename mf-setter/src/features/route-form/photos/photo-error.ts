/** The types that the server accepts. It checks the bytes of the file, not the name. */
const TYPES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);
/** The limit of the server. A converted photo is far smaller. */
const MAX_BYTES = 10_000_000;

type PhotoFile = Pick<File, "name" | "type">;

/**
 * Returns an error if the server would reject the photo. `converted` is the original if the browser could not read it.
 * Only some browsers read HEIC, the format of an iPhone's camera.
 */
export function getPhotoError(original: PhotoFile, converted: Blob): string | undefined {
  const { name } = original;
  if (!TYPES.has(converted.type)) {
    return isHeic(original)
      ? `${name} is in the HEIC format, which this browser cannot read. Choose a JPG or PNG.`
      : `${name} couldn't be read. Choose a JPG or PNG.`;
  }
  if (converted.size > MAX_BYTES) return `${name} is too large. Choose a photo up to 10MB.`;
  return undefined;
}

const isHeic = ({ name, type }: PhotoFile) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
