import { MAX_SEEN_LEAVING, type SeenNews } from "@topout/shared/contract";

import type { News } from "./get-news.ts";

/** What the user has seen after closing the bar with this news. */
export function toSeenNews({ newRoutes, leavingProjects }: News): SeenNews {
  const seen_until = newRoutes
    .map(({ route }) => route.published_at ?? "")
    .sort()
    .at(-1);
  const leavingDays = leavingProjects.map(({ route, lastDay }) => [route.id, lastDay?.date ?? ""]);
  return {
    ...(seen_until && { seen_until }),
    ...(leavingDays.length > 0 && {
      seen_leaving: Object.fromEntries(leavingDays.slice(0, MAX_SEEN_LEAVING)),
    }),
  };
}
