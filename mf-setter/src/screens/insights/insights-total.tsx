import type { Gym } from "@topout/shared/contract";
import { formatRouteCount, plural } from "@topout/shared/domain";

import { getDays } from "../../features/insights/insights-filter.ts";
import { useInsights } from "./use-insights.ts";

/** How many routes and climbers the figures describe. Empty while they load. */
export function InsightsTotal({ gym }: { gym: Gym }) {
  const { filters, query } = useInsights(gym);
  if (!query.data) return " ";
  const { routes, climbers } = query.data.total;
  return `${formatRouteCount(routes)}, ${formatClimbers(climbers, getDays(filters))}`;
}

const formatClimbers = (count: number | null, days: number) =>
  count === null
    ? `fewer than 3 climbers in ${days} days`
    : plural(count, {
        one: `1 climber in ${days} days`,
        other: `${count} climbers in ${days} days`,
      });
