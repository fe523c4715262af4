import type { ScreenRoute } from "@topout/shared/contract";
import {
  getDate,
  getLastDay,
  getVisitorNewSince,
  groupBy,
  isNewRoute,
  type LastDay,
} from "@topout/shared/domain";

/** The routes of a wall that are new, or that leave. */
export interface AreaRoutes {
  /** The name of the area. */
  readonly location: string;
  readonly routes: readonly ScreenRoute[];
}

interface NewRoutes {
  readonly count: number;
  /** The calendar date on which the first of them went up. */
  readonly since: string;
  readonly areas: readonly AreaRoutes[];
}

interface LeavingRoutes {
  readonly count: number;
  readonly day: LastDay;
  readonly areas: readonly AreaRoutes[];
}

export interface WallSummary {
  readonly newIds: ReadonlySet<string>;
  readonly newRoutes: NewRoutes | undefined;
  /** Those of the next announced day. */
  readonly leavingRoutes: LeavingRoutes | undefined;
}

interface SummaryOptions {
  /** Of the gym. */
  readonly timeZone: string | null;
  /** The calendar date in this time zone. */
  readonly today: string;
}

/** Summarises what is new for visitors and what leaves. */
export function createWallSummary(
  routes: readonly ScreenRoute[],
  { timeZone, today }: SummaryOptions,
): WallSummary {
  const newSince = getVisitorNewSince(today);
  const newRoutes = routes.filter(({ published_at }) => isNewRoute(published_at, newSince));
  return {
    newIds: new Set(newRoutes.map(({ id }) => id)),
    newRoutes: summarizeNew(newRoutes, timeZone),
    leavingRoutes: summarizeLeaving(routes, today),
  };
}

function summarizeNew(
  routes: readonly ScreenRoute[],
  timeZone: string | null,
): NewRoutes | undefined {
  const times = routes.map(({ published_at }) => Date.parse(published_at ?? ""));
  if (times.length === 0) return undefined;
  const first = times.reduce((a, b) => Math.min(a, b));
  return {
    count: routes.length,
    since: getDate(new Date(first), timeZone),
    areas: groupByArea(routes),
  };
}

function summarizeLeaving(
  routes: readonly ScreenRoute[],
  today: string,
): LeavingRoutes | undefined {
  const days = routes.flatMap(({ leaves_on }) => getLastDay(leaves_on, today) ?? []);
  const [day] = [...days].sort((a, b) => a.daysLeft - b.daysLeft);
  if (!day) return undefined;
  const leaving = routes.filter(({ leaves_on }) => leaves_on === day.date);
  return { count: leaving.length, day, areas: groupByArea(leaving) };
}

/** The areas with the most routes come first, because the screen may not have space for all. */
const groupByArea = (routes: readonly ScreenRoute[]): AreaRoutes[] =>
  [...groupBy(routes, ({ location }) => location)]
    .map(([location, list]) => ({ location, routes: list }))
    .sort((a, b) => b.routes.length - a.routes.length);
