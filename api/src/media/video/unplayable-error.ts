/** Why a video can never be played. Stored in the database. */
export type UnplayableReason =
  /** Broken, truncated, or not a video. */
  | "UNREADABLE"
  | "NO_PICTURE"
  | "TOO_LONG"
  | "TOO_LARGE"
  /** The conversion exceeds the limits of time or memory. */
  | "TOO_DEMANDING";

/** The file is the cause. All other errors are internal, and the job is retried. */
export class UnplayableError extends Error {
  override readonly name = "UnplayableError";
  readonly reason: UnplayableReason;

  constructor(reason: UnplayableReason, detail = "") {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}
