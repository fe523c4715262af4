/** The route panel opens above any screen, so a search parameter with the id of the route opens it, not a path. */
export const ROUTE_PARAM = "route";
