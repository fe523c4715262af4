import type { Gym, GymScreen } from "@topout/shared/contract";

import type { DatabaseReader } from "../../database/database.ts";
import { readSendsOfToday } from "./read-sends-of-today.ts";
import { listWallRoutes } from "./list-wall-routes.ts";
import { listShownVideos } from "./list-shown-videos.ts";

const MAX_VIDEOS = 8;

/** Reads one part after the other, so that a screen uses one connection. The viewer is undefined for a visitor. */
export async function readGymScreen(
  db: DatabaseReader,
  gym: Gym,
  viewerId: string | undefined,
): Promise<GymScreen> {
  const routes = await listWallRoutes(db, gym.id);
  const routeIds = new Set(routes.map(({ id }) => id));
  const videos = await listShownVideos(db, gym.id, viewerId);
  return {
    gym,
    routes,
    ...(await readSendsOfToday(db, gym, viewerId)),
    videos: videos.filter(({ route_id }) => routeIds.has(route_id)).slice(0, MAX_VIDEOS),
  };
}
