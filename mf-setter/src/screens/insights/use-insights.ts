import { useState } from "react";

import { insightsQueries } from "@topout/shared/api/staff";
import type { Gym } from "@topout/shared/contract";
import { useQuery, useTypedSearchParams } from "@topout/shared/platform";

import {
  type InsightsFilters,
  type InsightsParams,
  parseInsightsParams,
  toInsightsParams,
  toInsightsQuery,
} from "../../features/insights/insights-filter.ts";

/** The filters in the URL. */
export function useInsightsFilters(gym: Gym) {
  const [searchParams, setSearchParams] = useTypedSearchParams<keyof InsightsParams>();
  const filters = parseInsightsParams(searchParams, gym.id);
  const setFilters = (changes: Partial<InsightsFilters>) =>
    setSearchParams(toInsightsParams({ ...filters, ...changes }, gym.id));
  return { filters, setFilters };
}

/** The insights of a gym with the filters in the URL. */
export function useInsights(gym: Gym) {
  const { filters } = useInsightsFilters(gym);
  const today = useToday();
  const filter = toInsightsQuery(filters, today);
  return { filters, filter, query: useQuery(insightsQueries.ofGym(gym.id, filter)) };
}

/** The same for all parts of the screen, so that they share a query. The server reads whole days. */
function useToday(): Date {
  const [now] = useState(() => new Date());
  return new Date(now.toISOString().slice(0, 10));
}
