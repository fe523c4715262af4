/** An uploaded image that was not converted. */
export class ImageError extends Error {
  override readonly name = "ImageError";
  readonly reason: "unreadable" | "too-large" | "busy";

  constructor(reason: ImageError["reason"], cause?: unknown) {
    super(`image not converted: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** A row has no file, or the storage does not have it. */
export class MediaNotFoundError extends Error {
  override readonly name = "MediaNotFoundError";
}
