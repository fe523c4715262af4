import { shrinkImage } from "@topout/shared/api/upload";

import { getPhotoError } from "./photo-error.ts";

export type Conversion =
  | { readonly file: Blob; readonly error?: undefined }
  | { readonly file?: undefined; readonly error: string };

let previous: Promise<unknown> = Promise.resolve();

/**
 * Converts a photo for the upload, or says why the server would reject it. Returns undefined after an abort. Converts
 * one after the other, because a decoded photo of 12 megapixels needs 48 MB.
 */
export function convertPhoto(original: File): Promise<Conversion>;
export function convertPhoto(
  original: File,
  signal: AbortSignal | undefined,
): Promise<Conversion | undefined>;
export function convertPhoto(original: File, signal?: AbortSignal) {
  const conversion = previous.then(() => convert(original, signal));
  previous = conversion;
  return conversion;
}

/** Never rejects. */
async function convert(original: File, signal?: AbortSignal): Promise<Conversion | undefined> {
  if (signal?.aborted) return undefined;
  const file = await shrinkImage(original);
  if (signal?.aborted) return undefined;
  const error = getPhotoError(original, file);
  return error === undefined ? { file } : { error };
}
