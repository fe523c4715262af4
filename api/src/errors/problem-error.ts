import type {
  ConflictingReset,
  ErrorCode,
  ForeignChange,
  NameField,
  ValidationIssue,
} from "@topout/shared/contract";
import { getRetrySentence } from "@topout/shared/domain";

/** The messages of errors that are thrown without a message. */
const DEFAULT_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  LOGIN_BAD_CREDENTIALS: "The password or email entered is invalid.",
  REGISTER_USER_ALREADY_EXISTS: "A user with this email already exists.",
  REGISTER_USERNAME_ALREADY_EXISTS: "A user with this username already exists.",
  REGISTER_INVALID_PASSWORD: "Choose another password.",
  RESET_PASSWORD_BAD_TOKEN: "The password reset token is invalid or has expired.",
  RESET_PASSWORD_INVALID_PASSWORD: "Choose another password.",
  VERIFY_USER_BAD_TOKEN: "The verification token is invalid or has expired.",
  VERIFY_USER_ALREADY_VERIFIED: "This email address is already verified.",
  UPDATE_USERNAME_ALREADY_EXISTS: "A user with this username already exists.",
  NAME_NOT_ALLOWED: "This name is reserved.",
  LAST_ADMIN: "You are the last admin. Make another user an admin first.",
  UNAUTHORIZED: "Log in to do this.",
  FORBIDDEN: "You are not allowed to do this.",
  USER_NOT_VERIFIED: "Verify your email to do this.",
  UPLOADS_STOPPED: "Staff has stopped your uploads.",
  PROFILE_NOT_VISIBLE: "This profile is private.",
  SENDS_NOT_VISIBLE: "This climber's sends are private.",
  NOT_FOUND: "This does not exist, or was deleted.",
  CONFLICT: "This conflicts with existing data.",
  ALREADY_MEMBER: "This person is in the team already.",
  ROUTE_STRIPPED: "This route was taken off the wall more than 7 days ago.",
  STALE: "Someone else has changed this. Reload it and try again.",
  LIMIT_REACHED: "There are already as many of these as Topout allows.",
  PAYLOAD_TOO_LARGE: "The request is too large.",
  UNSUPPORTED_MEDIA_TYPE: "This content type is not supported.",
  RANGE_NOT_SATISFIABLE: "The requested range is outside the file.",
  INVALID_REQUEST: "The request could not be read.",
  RATE_LIMITED: "Too many attempts. Try again in a moment.",
  INTERNAL: "Something went wrong on the server.",
  UNAVAILABLE: "Topout is unavailable right now. Try again soon.",
};

interface Details {
  readonly message?: string;
  /** Changes `detail` to an object with code and reason, as FastAPI-Users does for passwords. */
  readonly reason?: string;
  /** Changes `detail` to the list of invalid fields. */
  readonly issues?: readonly ValidationIssue[];
  /** The drafts that strip the same routes. */
  readonly resets?: readonly ConflictingReset[];
  /** What another user has changed meanwhile. */
  readonly change?: ForeignChange;
  /** The field whose name is not allowed. */
  readonly field?: NameField;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An error for the client. Only `http/` knows the status and the response of its code. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? details.reason ?? DEFAULT_MESSAGES[code], { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** Creates a 429 error. The message says what happened, and when the client may try again. */
export const createRateLimitError = (retryAfterSeconds: number, cause = "Too many attempts.") =>
  new ProblemError("RATE_LIMITED", {
    message: `${cause} ${getRetrySentence(retryAfterSeconds)}`,
    retryAfterSeconds,
  });

/** Creates a 422 error with the invalid fields. The message contains the first one. */
export const createInvalidRequestError = (issues: readonly ValidationIssue[]) => {
  const [first] = issues;
  const field = first && formatPath(first.loc.slice(1));
  return new ProblemError("INVALID_REQUEST", {
    issues,
    ...(first && { message: field ? `${field}: ${first.msg}` : first.msg }),
  });
};

/** Returns a path such as `layout.lines[2].points[5].x`. */
const formatPath = (steps: ValidationIssue["loc"]): string =>
  steps
    .map((step, depth) => {
      if (typeof step === "number") return `[${step}]`;
      return depth === 0 ? step : `.${step}`;
    })
    .join("");
