import type { Climb, Route } from "@topout/shared/contract";

export interface Send {
  readonly id: string;
  readonly time: string;
  readonly route: Route;
}

/** The sends among somebody's climbs, in their order. Of a route that is not known (yet) none is shown. */
export function getSends(climbs: readonly Climb[], routes: readonly Route[]): Send[] {
  const byId = new Map(routes.map((route) => [route.id, route]));
  return climbs.flatMap(({ id, time, sent, route: routeId }) => {
    const route = sent ? byId.get(routeId) : undefined;
    return route ? { id, time, route } : [];
  });
}
