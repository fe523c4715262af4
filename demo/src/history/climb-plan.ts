import type { RoutePlan } from "../plan/routes.ts";
import type { UserPlan } from "../plan/users.ts";

/** One climb: a send or an attempt. */
export interface ClimbPlan {
  readonly user: UserPlan;
  readonly route: RoutePlan;
  readonly sent: boolean;
  readonly time: Date;
}

/** The climbs of one route during one visit: a number of falls, then possibly a send. */
export interface RouteResult {
  readonly route: RoutePlan;
  readonly falls: number;
  readonly sent: boolean;
}
