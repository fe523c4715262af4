import { isApiError } from "@topout/shared/api";
import { type FailureMeta, notify, readToken, signOut } from "@topout/shared/platform";

const QUIET_MS = 5_000;
const told = new Map<string, number>();

/** Tells the person about a failed call, in one place for the whole suite. */
export function tellFailure(error: Error, meta: FailureMeta | undefined): void {
  if (isApiError(error)) {
    // The server no longer knows this token: nothing failed, somebody has to log in again.
    if (error.status === 401 && readToken() !== null) signOut();
    if (error.status === 401 || error.status === 404) return;
  }
  if (toldByCaller(error, meta) || toldLately(error.message)) return;
  notify({ type: "error", title: "Error", message: error.message });
}

function toldByCaller(error: Error, meta: FailureMeta | undefined): boolean {
  const own = meta?.ownMessage ?? [];
  return own === true || own.some((code) => isApiError(error, code));
}

/** One fault often fails several calls at once; one sentence is enough for them. */
function toldLately(message: string): boolean {
  const now = Date.now();
  const lately = now - (told.get(message) ?? -QUIET_MS) < QUIET_MS;
  if (!lately) told.set(message, now);
  return lately;
}
