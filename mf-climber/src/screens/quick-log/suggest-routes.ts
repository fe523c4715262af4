import type { Climb } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";

import { createQueryMatcher } from "../../features/route-filters/create-query-matcher.ts";

const MAX_RESULTS = 30;
const MAX_RECENT_ROUTES = 8;

export interface RouteGroup {
  readonly title: string;
  readonly routes: readonly GymRoute[];
}

/** Returns the routes that match the query, or without a query the user's projects and recently climbed routes. */
export function suggestRoutes(
  routes: readonly GymRoute[],
  climbs: readonly Climb[],
  query: string,
): readonly RouteGroup[] {
  if (query !== "") {
    const results = routes.filter(createQueryMatcher(query)).slice(0, MAX_RESULTS);
    return [{ title: "Routes", routes: results }];
  }
  const projects = routes.filter(({ isProject }) => isProject);
  return [
    { title: "Projects", routes: projects },
    { title: "Recent routes", routes: findRecentRoutes(routes, climbs) },
  ].filter((group) => group.routes.length > 0);
}

/** The current routes that the user climbed last, without projects. The climbs are sorted, newest first. */
function findRecentRoutes(routes: readonly GymRoute[], climbs: readonly Climb[]): GymRoute[] {
  const routeById = new Map(routes.map((gymRoute) => [gymRoute.route.id, gymRoute]));
  const climbedIds = [...new Set(climbs.map(({ route }) => route))];
  return climbedIds
    .flatMap((id) => routeById.get(id) ?? [])
    .filter(({ isProject }) => !isProject)
    .slice(0, MAX_RECENT_ROUTES);
}
