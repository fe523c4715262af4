import { request } from "@topout/shared/api";
import { insights, type InsightsQuery } from "@topout/shared/contract";
import { keepPreviousData, queryOptions } from "@topout/shared/platform";

export const insightsQueries = {
  all: () => ["insights"] as const,

  /** What the climbs say about the wall of a gym. Shows the previous figures while a filter loads. */
  ofGym: (gymId: string, filter: InsightsQuery) =>
    queryOptions({
      queryKey: [...insightsQueries.all(), gymId, filter],
      queryFn: ({ signal }) =>
        request(insights.ofGym, { params: { gym_id: gymId }, query: filter, signal }),
      placeholderData: keepPreviousData,
      // Routes and resets change on other screens, and climbs on other devices.
      staleTime: 0,
    }),
};
