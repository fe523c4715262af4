import { getErrorCode } from "./errors.ts";

const MAX_ATTEMPTS = 20;
const RETRYABLE_ERRORS = new Set([
  "55P03" /* lock_not_available */,
  "40P01" /* deadlock_detected */,
]);

/** Repeats a migration that could not get its locks, so that the requests queued behind it can run in between. */
export async function retryWhileLocked(run: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!RETRYABLE_ERRORS.has(getErrorCode(error) ?? "") || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
