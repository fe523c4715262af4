import type { Route } from "@topout/shared/contract";

import { formatDay } from "./dates.ts";

/** Climbers often log later what they climbed before the stripping. */
const LATE_LOG_MS = 168 * 60 * 60_000;

/** "Stripped 3 Dec 2026", in the reader's time zone. Undefined for a route that is not stripped. */
export const formatStripped = ({ stripped_at }: Pick<Route, "stripped_at">): string | undefined =>
  stripped_at === null ? undefined : `Stripped ${formatDay(stripped_at)}`;

/** Until then, climbers can log a stripped route. */
export const getLogDeadline = (strippedAt: string): Date =>
  new Date(Date.parse(strippedAt) + LATE_LOG_MS);

/** Whether the server accepts a climb of this time, or a project. */
export const canLogAt = (
  { status, stripped_at }: Pick<Route, "status" | "stripped_at">,
  time: Date,
): boolean => status === "live" || (stripped_at !== null && time <= getLogDeadline(stripped_at));
