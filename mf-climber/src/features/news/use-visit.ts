import { useEffect } from "react";

import { visitQueries } from "@topout/shared/api";
import { useQuery, useQueryClient, useSession } from "@topout/shared/platform";

const MAX_PAUSE_MS = 4 * 60 * 60_000;

/**
 * Starts or continues the user's visit to the gym. It is pending until the server has answered, unless the device has
 * stored the running visit. If the server does not answer, an older visit is shown.
 */
export function useVisit(gymId: string) {
  const isSignedIn = useSession(({ token }) => token !== null);
  const visit = useQuery({ ...visitQueries.of(gymId), enabled: isSignedIn });
  const client = useQueryClient();
  const previous = visit.data?.previous;

  // The user has returned to an open page after a pause.
  useEffect(() => {
    if (previous) {
      void client.refetchQueries({ type: "active", stale: true }, { cancelRefetch: false });
    }
  }, [client, previous]);

  return {
    visit: isSignedIn ? visit.data : undefined,
    isPending: isSignedIn && !visit.isFetchedAfterMount && !isRunning(visit.dataUpdatedAt),
  };
}

const isRunning = (lastCallAt: number) => Date.now() - lastCallAt < MAX_PAUSE_MS;
