import type { ErrorCode, Problem } from "@topout/shared/contract";

/** An error response of the server. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ErrorCode;
  /** The server's explanation of a failed rule, for example a password rule. */
  readonly reason: string | undefined;
  /** The id of the request in the log of the server. */
  readonly requestId: string | undefined;
  /** The other drafts of a conflict between resets. */
  readonly resets: Problem["resets"];
  /** What another user has changed meanwhile. */
  readonly change: Problem["change"];
  /** The field whose name is not allowed. */
  readonly field: Problem["field"];

  constructor(
    status: number,
    { detail, message, resets, change, field }: Problem,
    requestId?: string,
  ) {
    super(message);
    this.field = field;
    this.resets = resets;
    this.change = change;
    this.status = status;
    this.requestId = requestId;
    this.code = toErrorCode(detail);
    this.reason = typeof detail === "object" && "reason" in detail ? detail.reason : undefined;
  }
}

/** Compares the name, not the class: each federated bundle can contain its own `ApiError`. */
export const isApiError = (error: unknown, code?: ErrorCode): error is ApiError =>
  error instanceof Error &&
  error.name === "ApiError" &&
  // Only `ApiError` has this name.
  (code === undefined || (error as ApiError).code === code);

function toErrorCode(detail: Problem["detail"]): ErrorCode {
  if (typeof detail === "string") return detail;
  return "code" in detail ? detail.code : "INVALID_REQUEST";
}
