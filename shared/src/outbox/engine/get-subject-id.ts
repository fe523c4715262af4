import type { Operation } from "@topout/shared/platform";

import { getTarget } from "./get-target.ts";

/** Returns the id of the route, activity, reset or photo. The operations of one subject must reach the server in order. */
export function getSubjectId(operation: Operation): string {
  switch (operation.type) {
    case "log":
    case "removeClimb":
      return operation.climb.route;
    case "toggleProject":
      return operation.routeId;
    case "vote":
      return operation.vote.routeId;
    case "tellSetters":
      return operation.note.routeId;
    case "toggleBump":
      return operation.activityId;
    case "markRoutes":
    case "saveDraft":
    case "removeDraft":
      return operation.resetId;
    case "savePhoto":
      return getTarget(operation);
  }
}
