import { useMemo } from "react";

import { visitQueries } from "@topout/shared/api";
import { getVisitorNewSince } from "@topout/shared/domain";
import { useQuery, useSession } from "@topout/shared/platform";

import { isVisitRunning } from "./is-visit-running.ts";
import { useGymDate } from "./use-gym-date.ts";

/**
 * Returns the time after which a route is new for the user. Null while a visit starts, and during the first visit of a
 * user. If the server does not answer, it is that of the visit that the device has stored. Only the dashboard requests
 * the visit.
 */
export function useNewSince(gymId: string): Date | null {
  const isVisitor = useSession((session) => session.token === null);
  const visit = useQuery({ ...visitQueries.of(gymId), enabled: false });
  const today = useGymDate(gymId);
  const isStarting = visit.isFetching && !isVisitRunning(visit.dataUpdatedAt);
  const previous = isStarting ? null : (visit.data?.previous ?? null);
  return useMemo(() => {
    if (isVisitor) return getVisitorNewSince(today);
    return previous === null ? null : new Date(previous);
  }, [isVisitor, today, previous]);
}
