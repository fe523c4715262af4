import { useEffect } from "react";

import { visitQueries } from "@topout/shared/api";
import { useQuery, useQueryClient, useSession } from "@topout/shared/platform";

import { isVisitRunning } from "../../gym-routes/is-visit-running.ts";

/**
 * Starts or continues the user's visit to the gym. It is pending until the server has answered, unless the device has
 * stored the running visit. If the server does not answer, there is no visit, because the user has seen the news of the
 * one that has ended.
 */
export function useVisit(gymId: string) {
  const isSignedIn = useSession(({ token }) => token !== null);
  const visit = useQuery({ ...visitQueries.of(gymId), enabled: isSignedIn });
  const client = useQueryClient();
  const hasStored = isVisitRunning(visit.dataUpdatedAt);
  const isStarting = visit.isFetching && !hasStored;

  // The user may have returned to an open page after a pause.
  useEffect(() => {
    if (isStarting) {
      void client.refetchQueries({ type: "active", stale: true }, { cancelRefetch: false });
    }
  }, [client, isStarting]);

  return { visit: isSignedIn && hasStored ? visit.data : undefined, isPending: isStarting };
}
