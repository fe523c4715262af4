import type { Route } from "@topout/shared/contract";
import { canLogAt } from "@topout/shared/domain";

import { ProblemError } from "../errors/problem-error.ts";

export type RouteState = Pick<Route, "status" | "stripped_at">;

/** @throws {ProblemError} ROUTE_STRIPPED if the route no longer accepts climbs and projects of this time. */
export function requireLoggable(route: RouteState, time: Date): void {
  if (!canLogAt(route, time)) throw new ProblemError("ROUTE_STRIPPED");
}
