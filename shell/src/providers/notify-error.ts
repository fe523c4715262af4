import { isApiError, isBrokenAnswer } from "@topout/shared/api";
import type { ErrorCode } from "@topout/shared/contract";
import { type FailureMeta, NO_ANSWER, notify } from "@topout/shared/platform";

const QUIET_MS = 5_000;
const toldLately = new Set<string>();

/** Tells the person about a failed call, in one place for the whole suite. */
export function notifyError(error: Error, meta: FailureMeta = {}): void {
  if (isToldOtherwise(error, meta)) return;
  const { title = "Error", message = error.message } = meta.failure ?? {};
  if (isFirst(`${title}\n${message}`)) notify({ type: "error", title, message });
}

function isToldOtherwise(error: Error, { ownMessage = [], failure }: FailureMeta): boolean {
  if (ownMessage === true || ownMessage.some((code) => isNamed(error, code))) return true;
  // Somebody has called it off, and knows.
  if (error.name === "AbortError") return true;
  if (!isApiError(error)) return false;
  // After a 401 somebody has to log in again, which the page shows by itself, as it does what is not there.
  return error.status === 401 || (error.status === 404 && !failure);
}

const isNamed = (error: Error, code: ErrorCode | typeof NO_ANSWER) =>
  code === NO_ANSWER ? isBrokenAnswer(error) : isApiError(error, code);

/** One fault often fails several calls at once; one sentence is enough for them. */
function isFirst(words: string): boolean {
  if (toldLately.has(words)) return false;
  toldLately.add(words);
  setTimeout(() => toldLately.delete(words), QUIET_MS);
  return true;
}
