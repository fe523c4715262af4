import {
  type ErrorCode,
  errorStatus,
  type ValidationIssue,
  type Problem,
} from "@topout/shared/contract";

/** Words for a failure whose thrower has none of its own. */
const sentences: Readonly<Record<ErrorCode, string>> = {
  LOGIN_BAD_CREDENTIALS: "The password or email entered is invalid.",
  REGISTER_USER_ALREADY_EXISTS: "A user with this email already exists.",
  REGISTER_USERNAME_ALREADY_EXISTS: "A user with this username already exists.",
  REGISTER_INVALID_PASSWORD: "Choose another password.",
  RESET_PASSWORD_BAD_TOKEN: "The password reset token is invalid or has expired.",
  RESET_PASSWORD_INVALID_PASSWORD: "Choose another password.",
  VERIFY_USER_BAD_TOKEN: "The verification token is invalid or has expired.",
  VERIFY_USER_ALREADY_VERIFIED: "This email is verified already.",
  UPDATE_USERNAME_ALREADY_EXISTS: "A user with this username already exists.",
  LAST_ADMIN: "Topout needs an admin: make somebody else one first.",
  UNAUTHORIZED: "Log in to do this.",
  FORBIDDEN: "You may not do this.",
  USER_NOT_VERIFIED: "Verify your email to do this.",
  PROFILE_NOT_VISIBLE: "This climber keeps their profile to themselves.",
  SENDS_NOT_VISIBLE: "This climber keeps their sends to themselves.",
  NOT_FOUND: "This is not here, or not any more.",
  CONFLICT: "This does not fit with what is already there.",
  STALE: "Somebody else changed this meanwhile. Look at it again, then try once more.",
  PAYLOAD_TOO_LARGE: "This is more than may be sent at once.",
  UNSUPPORTED_MEDIA_TYPE: "This kind of content is not taken here.",
  RANGE_NOT_SATISFIABLE: "There is no such part of this file.",
  INVALID_REQUEST: "The request could not be read.",
  RATE_LIMITED: "Too many tries. Wait a little, then try again.",
  INTERNAL: "Something went wrong on our side.",
  UNAVAILABLE: "We are away for a moment. Try again soon.",
};

interface Details {
  readonly message?: string;
  /** Makes `detail` a code with a reason, as FastAPI-Users does for passwords. */
  readonly reason?: string;
  /** Makes `detail` the list of fields that do not fit. */
  readonly issues?: readonly ValidationIssue[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A failure with a name: thrown anywhere, answered as the one error body with its code's status. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? details.reason ?? sentences[code], { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(): Problem {
    const { reason, issues } = this.details;
    const detail = issues ? [...issues] : reason ? { code: this.code, reason } : this.code;
    return { detail, message: this.message };
  }
}

/** What a 422 says: which fields, and why, with the first of them in the message. */
export const invalidRequest = (issues: readonly ValidationIssue[]) => {
  const [first] = issues;
  const field = first && toPath(first.loc.slice(1));
  return new ProblemError("INVALID_REQUEST", {
    issues,
    ...(first && { message: field ? `${field}: ${first.msg}` : first.msg }),
  });
};

/** As a program would write it: `layout.lines[2].points[5].x`. */
const toPath = (steps: ValidationIssue["loc"]): string =>
  steps
    .map((step, depth) => {
      if (typeof step === "number") return `[${step}]`;
      return depth === 0 ? step : `.${step}`;
    })
    .join("");
