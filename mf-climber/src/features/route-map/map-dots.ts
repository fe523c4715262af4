import { describeLastDay, getMarks } from "@topout/shared/domain";
import type { GymRoute, MapDot } from "@topout/shared/gym-map";

const STATE_LABELS = { unsent: "not sent", attempted: "attempted", sent: "sent" };

interface DotOptions {
  /** Whether the description of a dot contains its state. */
  readonly hasStateLabel: boolean;
}

export const toMapDots = (routes: readonly GymRoute[], options: DotOptions): MapDot[] =>
  routes.map((gymRoute) => ({
    id: gymRoute.route.id,
    x: gymRoute.route.x,
    y: gymRoute.route.y,
    skin: gymRoute.skin,
    state: gymRoute.state,
    isProject: gymRoute.isProject,
    marks: getMarks(gymRoute),
    initial: gymRoute.initial,
    label: gymRoute.route.name,
    description: formatDescription(gymRoute, options),
  }));

/** For example "P1, Purple, The Slab, attempted, project, leaves Tue 1 Dec". */
const formatDescription = (gymRoute: GymRoute, { hasStateLabel }: DotOptions): string => {
  const { route, circuit, state, isProject, isNew, lastDay } = gymRoute;
  return [
    route.name,
    circuit.name,
    route.location,
    hasStateLabel && STATE_LABELS[state],
    isProject && "project",
    isNew && "new",
    lastDay && describeLastDay(lastDay),
  ]
    .filter(Boolean)
    .join(", ");
};
