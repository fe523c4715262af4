import { visits } from "@topout/shared/contract";
import { localData, queryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

/** A visit ends after 4 hours without a call, so a call every 10 minutes is enough. */
const MIN_CALL_INTERVAL_MS = 10 * 60_000;

/** The device stores its queries at most once a second. A page that opens before must not show the bar again. */
const STORE_TIME_MS = 2_000;

export const visitQueries = {
  all: () => ["visits"] as const,

  /** The user's running visit to the gym. A request continues it, also when the user returns to the page. */
  of: (gymId: string) =>
    queryOptions({
      queryKey: [...visitQueries.all(), "gym", gymId],
      queryFn: ({ signal }) => recordVisit(gymId, signal),
      staleTime: MIN_CALL_INTERVAL_MS,
      refetchOnWindowFocus: true,
    }),
};

async function recordVisit(gymId: string, signal: AbortSignal) {
  const stored =
    localData.read("topout.seen-news") === null
      ? undefined
      : await import("@topout/shared/api/seen-news");
  const body = stored?.readSeenNews(gymId) ?? {};
  const visit = await request(visits.record, { params: { gym_id: gymId }, body, signal });
  if (stored) setTimeout(() => stored.removeSeenNews(gymId, body), STORE_TIME_MS);
  return visit;
}
