/** The reason why a video is not playable. The database stores it. */
export type UnplayableReason =
  /** Broken, truncated, or not a video. */
  | "UNREADABLE"
  | "NO_PICTURE"
  | "TOO_LONG"
  | "TOO_LARGE"
  /** The conversion exceeds the limits of time or memory. */
  | "TOO_DEMANDING";

/** An error that the file causes. All other errors are internal, and the queue retries the job. */
export class UnplayableError extends Error {
  override readonly name = "UnplayableError";
  readonly reason: UnplayableReason;

  constructor(reason: UnplayableReason, detail = "") {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}
