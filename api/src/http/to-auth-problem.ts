import { AuthError, PasswordQueueFullError, RateLimitError } from "../auth/errors.ts";
import { createRateLimitError, ProblemError } from "../errors/problem-error.ts";

const QUEUE_RETRY_SECONDS = 5;

/** Converts errors of sessions, passwords and limits. */
export function toAuthProblem(error: unknown): ProblemError | undefined {
  if (error instanceof AuthError) return toAccessProblem(error);
  if (error instanceof RateLimitError) {
    return createRateLimitError(error.retryAfterSeconds, error.message);
  }
  if (!(error instanceof PasswordQueueFullError)) return undefined;
  return new ProblemError("UNAVAILABLE", {
    message: "Many people are logging in right now. Try again in a few seconds.",
    retryAfterSeconds: QUEUE_RETRY_SECONDS,
  });
}

function toAccessProblem({ reason }: AuthError): ProblemError {
  switch (reason) {
    case "signed-out":
      return new ProblemError("UNAUTHORIZED");
    case "link-expired":
      return new ProblemError("UNAUTHORIZED", { message: "This link was used or has expired." });
    case "forbidden":
    case "other-gym":
      return new ProblemError("FORBIDDEN");
    case "unverified":
      return new ProblemError("USER_NOT_VERIFIED");
    case "wrong-password":
      return new ProblemError("LOGIN_BAD_CREDENTIALS");
  }
}
