import { useMemo } from "react";

import { useGymDate } from "./use-gym-date.ts";
import { useNewSince } from "./use-new-since.ts";

/** The dates that decide which routes are new and which leave. */
export function useMarkDates(gymId: string) {
  const today = useGymDate(gymId);
  const newSince = useNewSince(gymId);
  return useMemo(() => ({ today, newSince }), [today, newSince]);
}
