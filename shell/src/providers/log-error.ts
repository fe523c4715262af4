import { isApiError } from "@topout/shared/api";

/** Logs a failed response with its request id, which is also in the log of the server. */
export function logError(error: Error): void {
  if (!isApiError(error) || error.status === 401) return;
  const { status, code, requestId = "unknown" } = error;
  // oxlint-disable-next-line no-console -- A user can report the request id.
  console.error(`Server sent ${status} ${code}, ${requestId}`);
}
