import { addMs, MINUTE_MS } from "../dates.ts";
import type { RoutePlan } from "../plan/routes.ts";
import type { UserPlan } from "../plan/users.ts";
import type { Random } from "../random.ts";
import type { ClimbPlan, RouteResult } from "./climb-plan.ts";

/** A user's results on one route so far. */
export interface RouteHistory {
  readonly falls: number;
  readonly sent: boolean;
}

/** With fewer current routes than this, a visit has fewer climbs. */
const FULL_GYM_ROUTES = 45;
/** Users do not climb routes with a lower appeal. */
const MIN_APPEAL = 0.012;

const NO_HISTORY: RouteHistory = { falls: 0, sent: false };

/** Simulates one visit. Users prefer routes that are new to them and near their limit. */
export function simulateVisit(
  { level, visitsPerWeek }: UserPlan,
  {
    currentRoutes,
    history,
  }: { currentRoutes: readonly RoutePlan[]; history: ReadonlyMap<string, RouteHistory> },
  random: Random,
): RouteResult[] {
  const levelToday = level + random.normal() * 0.35;
  const maxRoutes = Math.round(
    (random.between(4, 7) + visitsPerWeek * 1.2) *
      Math.min(1, currentRoutes.length / FULL_GYM_ROUTES),
  );
  return currentRoutes
    .map((route) => {
      const previous = history.get(route.id) ?? NO_HISTORY;
      const appeal = getAppeal(levelToday - route.difficulty, previous);
      // A route with more appeal is more likely to get a high weight.
      return { route, previous, appeal, weight: random.next() ** (1 / appeal) };
    })
    .filter(({ appeal }) => appeal > MIN_APPEAL)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxRoutes)
    .toSorted((a, b) => a.route.difficulty - b.route.difficulty + random.normal() * 0.6)
    .map(({ route, previous }) =>
      simulateRoute(route, levelToday - route.difficulty, { previous, random }),
    );
}

/** `margin` is the user's level minus the route's difficulty. Routes above the level lose appeal faster. */
function getAppeal(margin: number, { sent, falls }: RouteHistory): number {
  const spread = margin < 0.5 ? 1.15 : 4.4;
  const appeal = Math.exp(-(((margin - 0.5) / spread) ** 2));
  if (sent) return appeal * 0.03;
  return falls > 0 ? appeal * 1.5 : appeal;
}

function simulateRoute(
  route: RoutePlan,
  margin: number,
  { previous, random }: { previous: RouteHistory; random: Random },
): RouteResult {
  const maxFalls = random.integer(1, margin < 0 ? 4 : 3);
  for (let falls = 0; falls < maxFalls; falls++) {
    const experience = (previous.falls + falls) * 0.3 + (previous.sent ? 1.5 : 0);
    if (random.chance(1 / (1 + Math.exp(-(margin * 1.7 + experience - 0.3))))) {
      return { route, falls, sent: true };
    }
  }
  return { route, falls: maxFalls, sent: false };
}

/** Converts the results of a visit to climbs, with rests between them. */
export function scheduleClimbs(
  user: UserPlan,
  { start, results }: { start: Date; results: readonly RouteResult[] },
  random: Random,
): ClimbPlan[] {
  let time = addMs(start, random.between(6, 14) * MINUTE_MS);
  return results.flatMap(({ route, falls, sent }) => {
    time = addMs(time, random.between(2, 5) * MINUTE_MS);
    return Array.from({ length: falls + (sent ? 1 : 0) }, (_, index) => {
      time = addMs(time, Math.round(random.between(1.2, 3.5) * MINUTE_MS));
      return { user, route, sent: sent && index === falls, time };
    });
  });
}
