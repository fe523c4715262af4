import type { Operation } from "@topout/shared/platform";

/** What an operation changes. Of two operations with the same target, the later one decides the result. */
export function getTarget(operation: Operation): string {
  switch (operation.type) {
    case "log":
    case "removeClimb":
      return `climb:${operation.climb.id}`;
    case "toggleProject":
      return `project:${operation.routeId}`;
    case "toggleBump":
      return `bump:${operation.activityId}`;
  }
}
