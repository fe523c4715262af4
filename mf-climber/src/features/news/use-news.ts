import { useDeferredValue, useEffect, useMemo, useState } from "react";

import type { GymRoute } from "@topout/shared/gym-map";

import { getNews } from "./get-news.ts";
import { useVisit } from "./use-visit.ts";

/** A connection that hangs must not hide the routes that the device has stored. */
const MAX_WAIT_MS = 1_000;

/** Returns what has changed since the user's previous visit. It is pending for a second at most. */
export function useNews(gymId: string, routes: readonly GymRoute[]) {
  const { visit, isPending } = useVisit(gymId);
  const news = useMemo(() => getNews(routes, visit), [routes, visit]);
  const isPendingTooLong = useIsTrueFor(isPending, MAX_WAIT_MS);
  // While the code of the bar loads, React keeps what it shows, so that the bar moves nothing later.
  return { news: useDeferredValue(news), isPending: isPending && !isPendingTooLong };
}

/** Whether the value has been true for this time. */
function useIsTrueFor(value: boolean, ms: number): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timeout = setTimeout(() => setIsReached(true), ms);
    return () => {
      clearTimeout(timeout);
      setIsReached(false);
    };
  }, [value, ms]);
  return isReached;
}
