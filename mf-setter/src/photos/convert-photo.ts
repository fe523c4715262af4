import { shrinkImage } from "@topout/shared/api/upload";

import { getPhotoError } from "./photo-error.ts";

type Conversion =
  | { readonly photo: Blob; readonly error?: undefined }
  | { readonly photo?: undefined; readonly error: string };

let previous: Promise<unknown> = Promise.resolve();

/**
 * Converts a photo for the upload, or says why the server would reject it. Converts one after the other, because a
 * decoded photo of 12 megapixels needs 48 MB.
 */
export function convertPhoto(original: File): Promise<Conversion> {
  const conversion = previous.then(() => convert(original));
  previous = conversion;
  return conversion;
}

/** Never rejects. */
async function convert(original: File): Promise<Conversion> {
  const photo = await shrinkImage(original);
  const error = getPhotoError(original, photo);
  return error === undefined ? { photo } : { error };
}
