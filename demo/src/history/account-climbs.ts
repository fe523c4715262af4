import type { CircuitColor } from "@topout/shared/contract";

import type { RoutePlan } from "../plan/routes.ts";
import type { UserPlan } from "../plan/users.ts";
import { createRandom, type Random } from "../random.ts";
import type { ClimbPlan, RouteResult } from "./climb-plan.ts";
import { isCurrentAt, planClimbs } from "./plan-climbs.ts";
import { planVisits } from "./plan-visits.ts";
import { scheduleClimbs } from "./visit.ts";

/**
 * How many routes of each current set the demo's climber account has sent and attempted. Fewer are sent if the set is
 * too small.
 */
const progress: Readonly<Record<CircuitColor, Progress>> = {
  green: { sent: 8, attempted: 0 },
  blue: { sent: 9, attempted: 0 },
  pink: { sent: 8, attempted: 1 },
  red: { sent: 4, attempted: 2 },
  violet: { sent: 2, attempted: 5 },
  orange: { sent: 0, attempted: 3 },
  yellow: { sent: 0, attempted: 3 },
  black: { sent: 0, attempted: 2 },
};

interface Progress {
  readonly sent: number;
  readonly attempted: number;
}

/** The first attempted route of each of these circuits is a project. */
const projectColors: ReadonlySet<CircuitColor> = new Set(["pink", "red", "violet", "orange"]);

/** Plans the climbs of the climber account: random in the older sets, and by `progress` in the current ones. */
export function planAccountClimbs(
  user: UserPlan,
  routes: readonly RoutePlan[],
  now: Date,
): ClimbPlan[] {
  const olderRoutes = routes.filter(({ set }) => set.replacedAt);
  const random = createRandom(`account:${user.username}`);
  const openedAt = new Date(Math.min(...routes.map(({ set }) => set.date.getTime())));
  const visits = planVisits(user, openedAt, now);
  const byVisit = Map.groupBy(planResults(routes, visits, random), ({ start }) => start);
  const currentClimbs = [...byVisit].flatMap(([start, visit]) =>
    scheduleClimbs(user, { start, results: visit.map(({ result }) => result) }, random),
  );
  return [...planClimbs(user, olderRoutes, now), ...currentClimbs].toSorted(
    (a, b) => a.time.getTime() - b.time.getTime(),
  );
}

interface VisitResult {
  /** The start of the visit. */
  readonly start: Date;
  readonly result: RouteResult;
}

function planResults(
  routes: readonly RoutePlan[],
  visits: readonly Date[],
  random: Random,
): VisitResult[] {
  return Object.entries(progress).flatMap(([color, { sent, attempted }]) => {
    const currentRoutes = routes.filter(
      ({ set }) => !set.replacedAt && set.circuit.color === color,
    );
    const sentCount = Math.min(sent, currentRoutes.length - attempted);
    return random
      .shuffle(currentRoutes)
      .slice(0, sentCount + attempted)
      .toSorted((a, b) => a.difficulty - b.difficulty)
      .flatMap((route, index) => {
        const possibleVisits = visits.filter((start) => isCurrentAt(route, start));
        return index < sentCount
          ? planSend(route, possibleVisits, random)
          : planAttempts(route, possibleVisits, random);
      });
  });
}

function planSend(route: RoutePlan, visits: readonly Date[], random: Random): VisitResult[] {
  const falls = route.difficulty > 3 ? random.integer(1, 4) : random.pick([0, 0, 0, 1]);
  const start = visits[random.integer(0, visits.length - 1)];
  return start ? [{ start, result: { route, falls, sent: true } }] : [];
}

function planAttempts(route: RoutePlan, visits: readonly Date[], random: Random): VisitResult[] {
  return random
    .shuffle(visits)
    .slice(0, random.integer(1, 2))
    .map((start) => ({ start, result: { route, falls: random.integer(1, 2), sent: false } }));
}

export function pickAccountProjects(climbs: readonly ClimbPlan[]): RoutePlan[] {
  const sent = new Set(climbs.filter((climb) => climb.sent).map(({ route }) => route));
  const attempted = new Set(
    climbs
      .map(({ route }) => route)
      .filter(({ set }) => !set.replacedAt && projectColors.has(set.circuit.color)),
  ).difference(sent);
  return [...Map.groupBy(attempted, ({ set }) => set).values()].flatMap((list) => list.slice(0, 1));
}
