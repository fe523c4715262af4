import { useMyClimbs } from "@topout/shared/api";
import { type Climb, MAX_LISTED_CLIMBS } from "@topout/shared/contract";
import { usePendingOperations } from "@topout/shared/platform";
import { useState } from "react";

import { useProfileView } from "./profile-view.tsx";

/**
 * All climbs of the user, newest first, if some of them wait in the outbox, or did so since the screen opened. Otherwise
 * undefined, so that a profile does not load every climb. Only the owner sees climbs that wait.
 */
export function useClimbsWithPending(): readonly Climb[] | undefined {
  const { isOwn } = useProfileView();
  const hasPending = usePendingOperations().some(
    ({ type }) => type === "log" || type === "removeClimb",
  );
  // The lists of the server may be older than the climbs that it has just stored.
  const [hadPending, setHadPending] = useState(hasPending);
  if (hasPending && !hadPending) setHadPending(true);
  const isNeeded = isOwn && (hasPending || hadPending);
  const { climbs } = useMyClimbs(isNeeded);
  const isComplete = climbs !== undefined && climbs.length < MAX_LISTED_CLIMBS;
  return isNeeded && isComplete ? climbs : undefined;
}
