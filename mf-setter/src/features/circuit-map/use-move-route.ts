import { useState } from "react";

import { type ChangedRoute, routeMutations, updateRoute } from "@topout/shared/api/staff";
import type { Layout, Route } from "@topout/shared/contract";
import { findAreaAt, type Point } from "@topout/shared/domain";
import { notify, useMutation } from "@topout/shared/platform";

import { getRouteDetails, roundPoint } from "../../route-writes/route-details.ts";
import { createRouteMeta, reportLostRole } from "../../route-writes/setter-errors.ts";

type Position = Pick<Route, "x" | "y" | "location">;

interface Move extends ChangedRoute {
  /** The previous position. Undefined if the move is an undo. */
  readonly previous?: Position;
}

/** Moves a route to a point. The notification can undo the move. `movingRoute` is the route that is being saved. */
export function useMoveRoute(layout: Layout) {
  const [movingRoute, setMovingRoute] = useState<Pick<Route, "id" | "x" | "y">>();
  const update = useMutation({
    ...routeMutations.update(),
    mutationFn: ({ previous: _previous, ...change }: Move) => updateRoute(change),
    meta: createRouteMeta("Route Update Failed"),
    onError: reportLostRole,
    afterSuccess: (moved, { previous }) =>
      previous ? notifyMoved(moved, () => save(moved, previous)) : notifyMovedBack(moved),
  });

  const save = (route: Route, { x, y, location }: Position, previous?: Position) => {
    setMovingRoute({ id: route.id, x, y });
    const details = { ...getRouteDetails(route), x, y, location };
    update.mutate(
      { ...details, route_id: route.id, version: route.version, ...(previous && { previous }) },
      { onSettled: () => setMovingRoute(undefined) },
    );
  };

  const moveRoute = (route: Route, point: Point) => {
    const position = roundPoint(point);
    const location = findLocation(layout, route, position);
    if (location === undefined) notifyOutsideAreas();
    else save(route, { ...position, location }, route);
  };

  return { movingRoute, moveRoute };
}

const notifyMoved = ({ name, location }: Route, undo: () => void) =>
  notify({
    type: "success",
    title: "Route Updated",
    message: `${name} is now at ${location}.`,
    action: { label: "Undo", run: undo },
  });

const notifyMovedBack = ({ name }: Route) =>
  notify({ type: "success", title: "Route Updated", message: `${name} was moved back.` });

const notifyOutsideAreas = () =>
  notify({
    type: "warning",
    title: "Route not moved",
    message: "Drop the dot inside an area of the map.",
  });

/** In a gym without areas, the route keeps its location. */
const findLocation = ({ areas }: Layout, route: Route, position: Point): string | undefined =>
  areas.length === 0 ? route.location : findAreaAt(areas, position)?.name;
