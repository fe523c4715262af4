import type { RoutePlan } from "../plan/routes.ts";
import type { UserPlan } from "../plan/users.ts";
import { createRandom } from "../random.ts";
import type { ClimbPlan, RouteResult } from "./climb-plan.ts";
import { planVisits } from "./plan-visits.ts";
import { type RouteHistory, scheduleClimbs, simulateVisit } from "./visit.ts";

/** Plans all climbs of a user since the date of the first set, oldest first. */
export function planClimbs(user: UserPlan, routes: readonly RoutePlan[], now: Date): ClimbPlan[] {
  const random = createRandom(`history:${user.username}`);
  const firstSetDate = new Date(Math.min(...routes.map(({ set }) => set.date.getTime())));
  const history = new Map<string, RouteHistory>();
  return planVisits(user, firstSetDate, now).flatMap((start) => {
    const currentRoutes = routes.filter((route) => isCurrentAt(route, start));
    const results = simulateVisit(user, { currentRoutes, history }, random);
    const climbs = scheduleClimbs(user, { start, results }, random).filter(
      ({ time }) => time <= now,
    );
    for (const result of results) updateHistory(history, result);
    return climbs;
  });
}

/** Whether the set of the route was current at this time. */
export const isCurrentAt = ({ set }: RoutePlan, time: Date) =>
  set.date <= time && (set.replacedAt === undefined || time < set.replacedAt);

function updateHistory(
  history: Map<string, RouteHistory>,
  { route, falls, sent }: RouteResult,
): void {
  const previous = history.get(route.id);
  history.set(route.id, {
    falls: (previous?.falls ?? 0) + falls,
    sent: sent || (previous?.sent ?? false),
  });
}
