import { useSyncExternalStore } from "react";

import { gymQueries } from "@topout/shared/api";
import { getDate } from "@topout/shared/domain";
import { useQuery } from "@topout/shared/platform";

/** The calendar date in the time zone of the gym. Changes when the user comes back to the page on another day. */
export function useGymDate(gymId: string): string {
  const { data: gym } = useQuery(gymQueries.get(gymId));
  const timeZone = gym?.time_zone ?? null;
  return useSyncExternalStore(subscribeToVisibility, () => getDate(new Date(), timeZone));
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
