import { useState } from "react";

import { routeMutations } from "@topout/shared/api/staff";
import type { Layout, Route } from "@topout/shared/contract";
import { findAreaAt, type Point } from "@topout/shared/domain";
import { notify, useMutation } from "@topout/shared/platform";

import { getRouteDetails, roundPoint } from "../../route-writes/route-details.ts";
import { createRouteMeta, reportLostRole } from "../../route-writes/setter-errors.ts";

type Position = Pick<Route, "x" | "y" | "location">;

/** Moves a route to a point. The notification can undo the move. `movingRoute` is the route that is being saved. */
export function useMoveRoute(layout: Layout) {
  const [movingRoute, setMovingRoute] = useState<Pick<Route, "id" | "x" | "y">>();
  const update = useMutation({
    ...routeMutations.update(),
    meta: createRouteMeta("Route Update Failed"),
    onError: reportLostRole,
  });

  const save = (route: Route, position: Position, onSuccess: (moved: Route) => void) => {
    setMovingRoute({ id: route.id, ...position });
    const details = { ...getRouteDetails(route), ...position };
    update.mutate(
      { ...details, route_id: route.id, version: route.version },
      { onSuccess, onSettled: () => setMovingRoute(undefined) },
    );
  };

  const undo = (moved: Route, { x, y, location }: Position) =>
    save(moved, { x, y, location }, () =>
      notify({ type: "success", title: "Route Updated", message: `${moved.name} was moved back.` }),
    );

  const moveRoute = (route: Route, point: Point) => {
    const position = roundPoint(point);
    const location = findLocation(layout, route, position);
    if (location === undefined) {
      notifyOutsideAreas();
      return;
    }
    save(route, { ...position, location }, (moved) =>
      notify({
        type: "success",
        title: "Route Updated",
        message: `${moved.name} is now at ${moved.location}.`,
        action: { label: "Undo", run: () => undo(moved, route) },
      }),
    );
  };

  return { movingRoute, moveRoute };
}

const notifyOutsideAreas = () =>
  notify({
    type: "warning",
    title: "Route not moved",
    message: "Drop the dot inside an area of the map.",
  });

/** In a gym without areas, the route keeps its location. */
const findLocation = ({ areas }: Layout, route: Route, position: Point): string | undefined =>
  areas.length === 0 ? route.location : findAreaAt(areas, position)?.name;
