import { isApiError, isTransportError } from "@topout/shared/api";
import type { ErrorCode } from "@topout/shared/contract";
import { type ErrorMeta, TRANSPORT_ERROR, notify } from "@topout/shared/platform";

const DEDUPE_MS = 5_000;
const recentMessages = new Set<string>();

/** Notifies the user about a failed request. The query client calls it for every error. */
export function notifyError(error: Error, meta: ErrorMeta = {}): void {
  if (isHandledElsewhere(error, meta)) return;
  const { title = "Error", message = error.message } = meta.errorNotification ?? {};
  if (isNewMessage(`${title}\n${message}`)) notify({ type: "error", title, message });
}

function isHandledElsewhere(
  error: Error,
  { handledErrors = [], errorNotification }: ErrorMeta,
): boolean {
  if (handledErrors === true || handledErrors.some((code) => matchesCode(error, code))) return true;
  // The caller has cancelled the request.
  if (error.name === "AbortError") return true;
  if (!isApiError(error)) return false;
  // The page itself handles a 401 (login) and a 404 (not found).
  return error.status === 401 || (error.status === 404 && !errorNotification);
}

const matchesCode = (error: Error, code: ErrorCode | typeof TRANSPORT_ERROR) =>
  code === TRANSPORT_ERROR ? isTransportError(error) : isApiError(error, code);

/** Often several requests fail for the same reason. Show their common message once. */
function isNewMessage(message: string): boolean {
  if (recentMessages.has(message)) return false;
  recentMessages.add(message);
  setTimeout(() => recentMessages.delete(message), DEDUPE_MS);
  return true;
}
