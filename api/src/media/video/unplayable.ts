/** Why a film cannot be shown, whoever tries and however often. */
export type Unplayable =
  /** It is no film that we can read: broken, truncated, of another kind. */
  | "UNREADABLE"
  | "NO_PICTURE"
  | "TOO_LONG"
  | "TOO_LARGE"
  /** Making it playable takes more time or memory than any film may. */
  | "TOO_DEMANDING";

/** The fault is the film's. Anything else that fails is ours, and worth another try. */
export class UnplayableError extends Error {
  override readonly name = "UnplayableError";
  readonly reason: Unplayable;

  constructor(reason: Unplayable, told = "") {
    super(told ? `${reason}: ${told}` : reason);
    this.reason = reason;
  }
}
