import type { Route } from "@topout/shared/contract";
import { getDistance } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";

const MAX_ROUTES = 5;

/** The routes of the area of a stripped route that are nearest to its place. */
export const getNearbyRoutes = (
  stripped: Pick<Route, "location" | "x" | "y">,
  routes: readonly GymRoute[],
): GymRoute[] =>
  routes
    .filter(({ route }) => route.location === stripped.location)
    .sort((a, b) => getDistance(a.route, stripped) - getDistance(b.route, stripped))
    .slice(0, MAX_ROUTES);
