import { isApiError } from "@topout/shared/api";
import { type ErrorMeta, type NotificationAction, notify } from "@topout/shared/platform";

/**
 * Notifies the user about a failed request. The query client calls it for every error. Often several requests fail for
 * the same reason, so equal messages share one notification.
 */
export function notifyError(error: Error, meta: ErrorMeta = {}, action?: NotificationAction): void {
  if (isHandledElsewhere(error, meta)) return;
  const { title = "Error" } = meta.errorNotification ?? {};
  const message = getMessage(error, meta);
  const id = `${title}\n${message}`;
  notify({ type: "error", id, title, message, ...(action && { action }) });
}

/** Only the server knows how long a rate limit lasts, so its message follows the text of the caller. */
function getMessage(error: Error, { errorNotification }: ErrorMeta): string {
  const text = errorNotification?.message;
  if (text === undefined) return error.message;
  return isApiError(error, "RATE_LIMITED") ? `${text} ${error.message}` : text;
}

function isHandledElsewhere(
  error: Error,
  { handledErrors = [], notifiesNotFound }: ErrorMeta,
): boolean {
  // The caller has cancelled the request.
  if (error.name === "AbortError") return true;
  if (!isApiError(error)) return false;
  // The page itself handles a 401 (login) and a 404 (not found).
  if (error.status === 401 || (error.status === 404 && !notifiesNotFound)) return true;
  return handledErrors.some((code) => isApiError(error, code));
}
