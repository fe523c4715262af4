/** The user is not signed in, may not do this, or sent a wrong password. */
export class AuthError extends Error {
  override readonly name = "AuthError";
  /** `other-gym`: the user may do this, but not in the gym of the request. */
  readonly reason:
    | "signed-out"
    | "link-expired"
    | "forbidden"
    | "other-gym"
    | "unverified"
    | "wrong-password";

  constructor(reason: AuthError["reason"]) {
    super(`not authorized: ${reason}`);
    this.reason = reason;
  }
}

/** A user or a network has reached a limit. */
export class RateLimitError extends Error {
  override readonly name = "RateLimitError";
  readonly retryAfterSeconds: number;

  /** @param message what happened, as a sentence for the user */
  constructor(retryAfterSeconds: number, message = "Too many attempts.") {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Too many passwords are waiting to be hashed. */
export class PasswordQueueFullError extends Error {
  override readonly name = "PasswordQueueFullError";
}
