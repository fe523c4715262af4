import type { Route } from "@topout/shared/contract";

/** Climbers often log later what they climbed before the stripping. */
const LATE_LOG_MS = 168 * 60 * 60_000;

/** Whether the server accepts a climb of this time, or a project. */
export const canLogAt = (
  { status, stripped_at }: Pick<Route, "status" | "stripped_at">,
  time: Date,
): boolean =>
  status === "live" ||
  (stripped_at !== null && time.getTime() - Date.parse(stripped_at) <= LATE_LOG_MS);
