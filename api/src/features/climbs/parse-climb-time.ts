import { createInvalidRequestError } from "../../errors/problem-error.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Offline clients send climbs later. */
const MAX_AGE_MS = 30 * DAY_MS;

/**
 * Parses the time of a climb. Replaces a time in the future with the current time, because the clock of a device can be
 * wrong.
 * @throws {ProblemError} 422 if the time is too far in the past.
 */
export function parseClimbTime(value: string | undefined, now = new Date()): Date {
  if (value === undefined) return now;
  const time = new Date(value);
  const aheadMs = time.getTime() - now.getTime();
  if (aheadMs < -MAX_AGE_MS) throw createInvalidTimeError("The time is more than 30 days ago");
  return aheadMs > 0 ? now : time;
}

const createInvalidTimeError = (msg: string) =>
  createInvalidRequestError([{ loc: ["body", "time"], msg, type: "value_error" }]);
