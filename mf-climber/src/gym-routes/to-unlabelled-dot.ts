import { getMarks } from "@topout/shared/domain";
import type { GymRoute, MapDot } from "@topout/shared/gym-map";

/** Returns the dot of a route, without its texts for screen readers. */
export const toUnlabelledDot = (gymRoute: GymRoute): MapDot => ({
  id: gymRoute.route.id,
  x: gymRoute.route.x,
  y: gymRoute.route.y,
  skin: gymRoute.skin,
  state: gymRoute.state,
  isProject: gymRoute.isProject,
  marks: getMarks(gymRoute),
  initial: gymRoute.initial,
  label: "",
  description: "",
});
