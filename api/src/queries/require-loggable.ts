import type { Route } from "@topout/shared/contract";
import { canLogAt, formatShortDate, getDate, getLogDeadline } from "@topout/shared/domain";

import { ProblemError } from "../errors/problem-error.ts";

export type RouteState = Pick<Route, "name" | "status" | "stripped_at"> & {
  /** Of the gym. */
  readonly time_zone: string | null;
};

/** @throws {ProblemError} ROUTE_STRIPPED if the route no longer accepts climbs and projects of this time. */
export function requireLoggable(route: RouteState, time: Date): void {
  if (canLogAt(route, time)) return;
  const { name, stripped_at, time_zone } = route;
  // The message must not name a draft, which only setters see.
  if (stripped_at === null) throw new ProblemError("ROUTE_STRIPPED");
  const format = (day: Date) => formatShortDate(getDate(day, time_zone));
  const strippedOn = format(new Date(stripped_at));
  const deadline = format(getLogDeadline(stripped_at));
  throw new ProblemError("ROUTE_STRIPPED", {
    message: `${name} came down on ${strippedOn}. Climbs could be logged until ${deadline}.`,
  });
}

interface UndoneRoute extends Pick<Route, "status"> {
  readonly undone_at: string | null;
}

/** Whether the route is a draft again, and was live at this time. */
export const wasLiveAt = ({ status, undone_at }: UndoneRoute, time: Date): boolean =>
  status === "draft" && undone_at !== null && time < new Date(undone_at);
