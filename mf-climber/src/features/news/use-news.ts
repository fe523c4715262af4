import { useDeferredValue, useEffect, useMemo, useState } from "react";

import type { GymRoute } from "@topout/shared/gym-map";

import { getNews } from "./get-news.ts";
import { MAX_WAIT_MS } from "./max-wait.ts";
import { useVisit } from "./use-visit.ts";

interface GymRoutes {
  readonly routes: readonly GymRoute[];
  readonly isPending: boolean;
  readonly isRefreshing: boolean;
}

/**
 * Returns what has changed since the user's previous visit. When a visit starts, it is pending until the visit and the
 * routes have arrived, for a second at most. News that arrives after the first content is not returned, because the bar
 * would move what the user reads.
 */
export function useNews(gymId: string, { routes, ...gymRoutes }: GymRoutes) {
  const { visit, isPending: isVisitPending } = useVisit(gymId);
  const isStarting = useStart(isVisitPending, gymRoutes.isRefreshing);
  const isPending = useIsTrueFor(isStarting, MAX_WAIT_MS) ? false : isStarting;
  const latest = useMemo(() => getNews(routes, visit), [routes, visit]);
  const news = useInFirstContent(latest, isPending || gymRoutes.isPending);
  // While the code of the bar loads, React keeps what it shows, so that the bar moves nothing later.
  return { news: useDeferredValue(news), isPending };
}

/** Whether the visit is pending, or the routes that were requested together with it. */
function useStart(isVisitPending: boolean, isRefreshing: boolean): boolean {
  const [wasStarting, setWasStarting] = useState(false);
  const isStarting = isVisitPending || (wasStarting && isRefreshing);
  if (isStarting !== wasStarting) setWasStarting(isStarting);
  return isStarting;
}

/** Returns the value from the first content on, until it is undefined. */
function useInFirstContent<T>(value: T | undefined, isPending: boolean): T | undefined {
  const [wasIncluded, setWasIncluded] = useState(true);
  const isIncluded = isPending || (wasIncluded && value !== undefined);
  if (isIncluded !== wasIncluded) setWasIncluded(isIncluded);
  return isIncluded ? value : undefined;
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
