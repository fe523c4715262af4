import type { ErrorCode, Problem } from "@topout/shared/contract";

/** The server understood the call and refused it. Anything else that fails is a bug or the network. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ErrorCode;
  /** The server's own sentence about a rule, a password's say. */
  readonly reason: string | undefined;

  constructor(status: number, { detail, message }: Problem) {
    super(message);
    this.status = status;
    this.code = codeOf(detail);
    this.reason = typeof detail === "object" && "reason" in detail ? detail.reason : undefined;
  }
}

/** Compares by name, not by class: federated bundles may each carry their own `ApiError`. */
export const isApiError = (error: unknown, code?: ErrorCode): error is ApiError =>
  error instanceof Error &&
  error.name === "ApiError" &&
  // The name was just compared; only an ApiError carries it.
  (code === undefined || (error as ApiError).code === code);

function codeOf(detail: Problem["detail"]): ErrorCode {
  if (typeof detail === "string") return detail;
  return "code" in detail ? detail.code : "INVALID_REQUEST";
}
