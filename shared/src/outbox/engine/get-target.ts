import type { Operation } from "@topout/shared/platform";

/** Returns a key for what an operation changes. Of two operations with the same key, the later one wins. */
export function getTarget(operation: Operation): string {
  switch (operation.type) {
    case "log":
    case "removeClimb":
      return `climb:${operation.climb.id}`;
    case "toggleProject":
      return `project:${operation.routeId}`;
    case "vote":
      return `vote:${operation.vote.routeId}`;
    case "tellSetters":
      return `note:${operation.note.id}`;
    case "toggleBump":
      return `bump:${operation.activityId}`;
    case "markRoutes":
      return `marks:${operation.resetId}:${operation.routeIds.join()}`;
    case "saveDraft":
      return getDraftTarget(operation.route.id);
    case "removeDraft":
      return getDraftTarget(operation.routeId);
    case "savePhoto":
      return `photo:${operation.routeId}`;
  }
}

/** The key of the new route itself, without its photo. */
export const getDraftTarget = (routeId: string): string => `draft:${routeId}`;
