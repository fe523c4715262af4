import { useDeferredValue, useMemo } from "react";

import type { GymRoute } from "@topout/shared/gym-map";

import { getNews } from "./get-news.ts";
import { useVisit } from "./use-visit.ts";

/** Returns what has changed since the user's previous visit. */
export function useNews(gymId: string, routes: readonly GymRoute[]) {
  const { visit, isPending } = useVisit(gymId);
  const news = useMemo(() => getNews(routes, visit), [routes, visit]);
  // While the code of the bar loads, React keeps what it shows, so that the bar moves nothing later.
  return { news: useDeferredValue(news), isPending };
}
