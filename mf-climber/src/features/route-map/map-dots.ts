import { describeLastDay } from "@topout/shared/domain";
import type { GymRoute, MapDot } from "@topout/shared/gym-map";

import { toUnlabelledDot } from "../../gym-routes/to-unlabelled-dot.ts";

const STATE_LABELS = { unsent: "not sent", attempted: "attempted", sent: "sent" };

interface DotOptions {
  /** Whether the description of a dot contains its state. */
  readonly hasStateLabel: boolean;
}

export const toMapDots = (routes: readonly GymRoute[], options: DotOptions): MapDot[] =>
  routes.map((gymRoute) => ({
    ...toUnlabelledDot(gymRoute),
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
