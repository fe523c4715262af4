import { useCallback, useDeferredValue, useEffect, useState } from "react";

import type { SeenNews } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";
import { localData } from "@topout/shared/platform";

import { getNews, type News } from "./get-news.ts";
import { MAX_WAIT_MS } from "./max-wait.ts";
import { useFirstNews } from "./use-first-news.ts";
import { useVisit } from "./use-visit.ts";

interface GymRoutes {
  readonly routes: readonly GymRoute[];
  readonly isPending: boolean;
  readonly isRefreshing: boolean;
}

interface Decision {
  /** Undefined if there is no bar. */
  readonly news: News | undefined;
}

const NO_BAR: Decision = { news: undefined };

/**
 * Returns what has changed since the user's previous visit. It is decided once, with the first content: by the first map
 * if there is one. A bar that appears, changes or disappears later would move the map. When a visit starts, it is
 * pending until the visit and the routes have arrived, for `MAX_WAIT_MS` at most.
 */
export function useNews(gymId: string, { routes, ...gymRoutes }: GymRoutes) {
  const { visit, isPending: isVisitPending } = useVisit(gymId);
  const isWaiting = useWait(isVisitPending, gymRoutes.isRefreshing);
  const isKnown = !isWaiting && !gymRoutes.isPending;
  const firstMap = useFirstNews();
  const firstNews = firstMap?.gymId === gymId ? firstMap : undefined;
  const isAnotherVisit = useIsAnotherVisit(visit !== undefined, isVisitPending);
  const [decision, setDecision] = useDecision(isAnotherVisit, () =>
    isKnown ? (firstNews ?? { news: getNews(routes, visit, readSeenNews(gymId)) }) : undefined,
  );

  return {
    // The dashboard defers whether it is pending, and the bar must not appear before.
    news: useDeferredValue(decision?.news),
    // Also after the first map, whose marks of new routes would disappear until the visit is known.
    isPending: isWaiting && !decision,
    closeNews: useCallback(() => setDecision(NO_BAR), [setDecision]),
  };
}

/** Decides once for each visit. `decide` returns undefined until it can. */
function useDecision(isAnotherVisit: boolean, decide: () => Decision | undefined) {
  const [decision, setDecision] = useState<Decision>();
  const next = isAnotherVisit ? undefined : (decision ?? decide());
  if (next !== decision) setDecision(next);
  return [next, setDecision] as const;
}

/** What the server has not stored yet. `@topout/shared/api/seen-news` would be one more request of the first load. */
function readSeenNews(gymId: string): SeenNews | undefined {
  const seen: unknown = localData.readJson("topout.seen-news");
  return (Object(seen) as Readonly<Record<string, SeenNews>>)[gymId];
}

/** Whether the visit is pending, or the routes that were requested together with it, for `MAX_WAIT_MS` at most. */
function useWait(isVisitPending: boolean, isRefreshing: boolean): boolean {
  const [wasStarting, setWasStarting] = useState(false);
  const isStarting = isVisitPending || (wasStarting && isRefreshing);
  if (isStarting !== wasStarting) setWasStarting(isStarting);
  const isTooLong = useIsTrueFor(isStarting, MAX_WAIT_MS);
  return isStarting && !isTooLong;
}

/**
 * Whether another visit starts on an open page, because the user returns after a pause. Without a visit before, the
 * dashboard has been shown without one, for example while there was no network.
 */
function useIsAnotherVisit(isRunning: boolean, isPending: boolean): boolean {
  const [wasRunning, setWasRunning] = useState(false);
  const isAnother = wasRunning && isPending;
  if (isRunning && !wasRunning) setWasRunning(true);
  if (isAnother) setWasRunning(false);
  return isAnother;
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
