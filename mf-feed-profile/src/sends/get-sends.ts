import type { Climb, Route } from "@topout/shared/contract";

export interface Send {
  readonly id: string;
  readonly time: string;
  readonly route: Route;
  /** The name of the route when it was sent. */
  readonly routeName: string;
  readonly flash: boolean;
}

/** Returns the sends among the climbs, in the same order, with their routes. Skips sends of unknown routes. */
export function getSends(climbs: readonly Climb[], routes: readonly Route[]): Send[] {
  const byId = new Map(routes.map((route) => [route.id, route]));
  return climbs.flatMap(({ id, time, sent, route: routeId, route_name, flash = false }) => {
    const route = sent ? byId.get(routeId) : undefined;
    return route ? { id, time, route, routeName: route_name ?? route.name, flash } : [];
  });
}
