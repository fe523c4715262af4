import type { Visit } from "@topout/shared/contract";
import { hasStoredEntries, readStoredBody } from "@topout/shared/first-load";

import { getNews } from "../../../features/news/get-news.ts";
import { visitCall } from "../dashboard-requests.build.ts";
import { drawNewsBar } from "./draw-news-bar.tsx";
import type { MapData } from "./map-data.ts";

type GymRoutes = Pick<MapData, "gym" | "routes">;

/**
 * Decides with the first drawing of the map whether there is a bar with news, and draws it. Later drawings and React
 * follow, because a bar that appears or disappears would move the map. The map of another gym has no bar.
 */
export function showFirstNews(map: HTMLElement, data: GymRoutes, visit: Visit | undefined): void {
  const { firstNews } = window;
  const gymId = data.gym.id;
  if (firstNews?.gymId === gymId) return;
  firstNews?.bar?.remove();
  const news = firstNews ? undefined : findNews(data, visit);
  window.firstNews = { gymId, news, bar: news && drawNewsBar(map, news) };
}

/** While changes wait in the outbox, only React knows the projects. */
const findNews = ({ gym, routes }: GymRoutes, visit: Visit | undefined) =>
  hasStoredEntries()
    ? undefined
    : getNews(routes, visit, JSON.parse(readStoredBody(visitCall.storedBody, gym.id)));
