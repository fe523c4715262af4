import { invalidRequest } from "../../errors/problem-error.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How far a client's clock may run ahead. */
const AHEAD_MS = 5 * MINUTE_MS;
/** How long a tap may wait offline. */
const BEHIND_MS = 30 * DAY_MS;

/**
 * When a climb happened, from what the client says: a little ahead counts as now.
 * @throws {ProblemError} 422 further ahead, or too long ago.
 */
export function parseClimbTime(said: string | undefined, now = new Date()): Date {
  if (said === undefined) return now;
  const time = new Date(said);
  const ahead = time.getTime() - now.getTime();
  if (ahead > AHEAD_MS) throw refuse("The time lies in the future");
  if (ahead < -BEHIND_MS) throw refuse("The time is more than 30 days ago");
  return ahead > 0 ? now : time;
}

const refuse = (msg: string) =>
  invalidRequest([{ loc: ["body", "time"], msg, type: "value_error" }]);
