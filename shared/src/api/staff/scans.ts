import { request } from "@topout/shared/api";
import { codes } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

export const scanQueries = {
  all: () => ["scans"] as const,

  /** How often the labels of a gym were scanned in the last 28 days. */
  ofGym: (gymId: string) =>
    queryOptions({
      queryKey: [...scanQueries.all(), gymId],
      queryFn: ({ signal }) =>
        request(codes.scans, { params: { gym_id: gymId }, query: {}, signal }),
      // Climbers scan labels all day.
      staleTime: 0,
    }),
};
