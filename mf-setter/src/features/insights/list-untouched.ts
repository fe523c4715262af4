import type { Insights, Reset, Route } from "@topout/shared/contract";
import { formatShortDate, getDate, getLastDay } from "@topout/shared/domain";
import { countFullDays } from "@topout/shared/domain/insights";

import type { UntouchedRoute } from "./untouched-card.tsx";

interface Context {
  readonly routes: readonly Route[];
  readonly drafts: readonly Reset[];
  readonly now: Date;
  readonly timeZone: string | null;
}

/** The untouched routes: first those that fewer than three climbers have tried, then those without a climb for longest. */
export function listUntouched(
  insights: Insights,
  { routes, drafts, now, timeZone }: Context,
): UntouchedRoute[] {
  const routesById = new Map(routes.map((route) => [route.id, route]));
  const comingDown = new Set(drafts.flatMap(({ strip }) => strip));
  const today = getDate(now, timeZone);
  const untouched = insights.routes.flatMap(({ route: id, is_untouched, last_touched }) => {
    const route = routesById.get(id);
    if (!route || !is_untouched) return [];
    const days = last_touched === null ? null : countFullDays(last_touched, now);
    return [{ route, days, leavesText: formatLeaves(route, comingDown.has(id), today) }];
  });
  return untouched.sort((a, b) => (b.days ?? Infinity) - (a.days ?? Infinity) || 0);
}

function formatLeaves({ leaves_on }: Route, comesDown: boolean, today: string) {
  const day = getLastDay(leaves_on, today);
  if (day) return `Leaves ${formatShortDate(day.date)}`;
  return comesDown ? "Comes down" : undefined;
}
