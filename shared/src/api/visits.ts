import { visits } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

/** A visit ends after 4 hours without a call, so a call every 10 minutes is enough. */
const MIN_CALL_INTERVAL_MS = 10 * 60_000;

export const visitQueries = {
  all: () => ["visits"] as const,

  /** The user's running visit to the gym. A request continues it, also when the user returns to the page. */
  of: (gymId: string) =>
    queryOptions({
      queryKey: [...visitQueries.all(), "gym", gymId],
      queryFn: ({ signal }) =>
        request(visits.record, { params: { gym_id: gymId }, body: {}, signal }),
      staleTime: MIN_CALL_INTERVAL_MS,
      refetchOnWindowFocus: true,
    }),
};
