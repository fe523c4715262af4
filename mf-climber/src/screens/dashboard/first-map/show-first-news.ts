import type { Visit } from "@topout/shared/contract";
import { hasStoredEntries, readStoredBody } from "@topout/shared/first-load";

import type { FirstNews } from "../../../features/news/first-news.ts";
import { getNews } from "../../../features/news/get-news.ts";
import { visitCall } from "../dashboard-requests.build.ts";
import { drawNewsBar } from "./draw-news-bar.tsx";
import type { MapData } from "./map-data.ts";

type GymRoutes = Pick<MapData, "gym" | "routes">;

/**
 * Decides with the first drawing of the map whether there is a bar with news, and draws it. Later drawings and React
 * follow, because a bar that appears or disappears would move the map. The map of another gym has no bar. Returns false
 * if only React can decide, so that nothing is drawn before.
 */
export function showFirstNews(
  map: HTMLElement,
  data: GymRoutes,
  visit: Visit | undefined,
): boolean {
  const { firstNews } = window;
  const gymId = data.gym.id;
  if (firstNews?.gymId === gymId) return true;
  removeBar(firstNews);
  const news = firstNews ? undefined : findNews(data, visit);
  // The outbox may contain changes of projects.
  if (news && hasStoredEntries()) return false;
  window.firstNews = { gymId, news, bar: news && drawNewsBar(map, news) };
  return true;
}

const removeBar = (firstNews: FirstNews | undefined) => firstNews?.bar?.remove();

const findNews = ({ gym, routes }: GymRoutes, visit: Visit | undefined) =>
  getNews(routes, visit, JSON.parse(readStoredBody(visitCall.storedBody, gym.id)));
