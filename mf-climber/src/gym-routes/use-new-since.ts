import { useMemo } from "react";

import { visitQueries } from "@topout/shared/api";
import { useQuery, useSession } from "@topout/shared/platform";

import { useGymDate } from "./use-gym-date.ts";
import { getVisitorNewSince } from "./visitor-new-since.ts";

/**
 * Returns the time after which a route is new for the user. Null while it is unknown, and during the first visit of a
 * user. Only the dashboard requests the visit.
 */
export function useNewSince(gymId: string): Date | null {
  const isVisitor = useSession((session) => session.token === null);
  const { data: visit } = useQuery({ ...visitQueries.of(gymId), enabled: false });
  const today = useGymDate(gymId);
  const previous = visit?.previous ?? null;
  return useMemo(() => {
    if (isVisitor) return getVisitorNewSince(today);
    return previous === null ? null : new Date(previous);
  }, [isVisitor, today, previous]);
}
