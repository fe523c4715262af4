import type { OutboxEntry } from "@topout/shared/platform";

/** More than the new routes of most resets, and less than a tenth of what a browser grants. */
export const MAX_PHOTOS = 100;
export const MAX_PHOTO_BYTES = 100_000_000;

/** Thrown if the device would store more than {@link MAX_PHOTOS} or {@link MAX_PHOTO_BYTES}. */
export class PhotosFullError extends Error {
  override readonly name = "PhotosFullError";
}

/** @throws {PhotosFullError} */
export function requireSpaceForPhotos(queue: readonly OutboxEntry[]): void {
  const sizes = queue.flatMap(({ operation }) =>
    operation.type === "savePhoto" ? operation.size : [],
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.length > MAX_PHOTOS || bytes > MAX_PHOTO_BYTES) {
    throw new PhotosFullError("Too many photos wait");
  }
}
