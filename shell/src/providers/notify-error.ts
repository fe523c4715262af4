import { isApiError, isTransportError } from "@topout/shared/api";
import type { ErrorCode } from "@topout/shared/contract";
import { type ErrorMeta, TRANSPORT_ERROR, notify } from "@topout/shared/platform";

const QUIET_MS = 5_000;
const toldLately = new Set<string>();

/** Tells the person about a failed call, in one place for the whole suite. */
export function notifyError(error: Error, meta: ErrorMeta = {}): void {
  if (isToldOtherwise(error, meta)) return;
  const { title = "Error", message = error.message } = meta.errorNotification ?? {};
  if (isFirst(`${title}\n${message}`)) notify({ type: "error", title, message });
}

function isToldOtherwise(
  error: Error,
  { handledErrors = [], errorNotification }: ErrorMeta,
): boolean {
  if (handledErrors === true || handledErrors.some((code) => isNamed(error, code))) return true;
  // Somebody has called it off, and knows.
  if (error.name === "AbortError") return true;
  if (!isApiError(error)) return false;
  // After a 401 somebody has to log in again, which the page shows by itself, as it does what is not there.
  return error.status === 401 || (error.status === 404 && !errorNotification);
}

const isNamed = (error: Error, code: ErrorCode | typeof TRANSPORT_ERROR) =>
  code === TRANSPORT_ERROR ? isTransportError(error) : isApiError(error, code);

/** One fault often fails several calls at once; one sentence is enough for them. */
function isFirst(words: string): boolean {
  if (toldLately.has(words)) return false;
  toldLately.add(words);
  setTimeout(() => toldLately.delete(words), QUIET_MS);
  return true;
}
