import { createInvalidRequestError, ProblemError } from "../../errors/problem-error.ts";
import { createIncompleteBodyError } from "../../http/uploads/receive-upload.ts";

/** Converts an error of @tus/server, so that all endpoints have the same error responses. */
export function toTusProblem(status: number, text: string): ProblemError {
  const message = text.trim();
  if (status === 404 || status === 410) return new ProblemError("NOT_FOUND");
  if (status === 409) return new ProblemError("CONFLICT", { message });
  if (status === 413) return new ProblemError("PAYLOAD_TOO_LARGE");
  if (message.startsWith("Request aborted")) return createIncompleteBodyError();
  if (message.includes("Content-Type")) return new ProblemError("UNSUPPORTED_MEDIA_TYPE");
  return createInvalidRequestError([{ loc: ["header"], msg: message, type: "value_error" }]);
}
