import { compareNaturally } from "@topout/shared/domain";
import type { RouteSort } from "@topout/shared/platform";

import type { GymRoute } from "../../gym-routes/gym-route.ts";

type Compare = (a: GymRoute, b: GymRoute) => number;

const STATE_ORDER = { sent: 0, attempted: 1, unsent: 2 };

const byName: Compare = (a, b) => compareNaturally(a.route.name, b.route.name);

const comparisons: Readonly<Record<RouteSort, Compare>> = {
  name: byName,
  sent: (a, b) => STATE_ORDER[a.state] - STATE_ORDER[b.state],
  mostSent: (a, b) => b.route.climb_count - a.route.climb_count,
  location: (a, b) => compareNaturally(a.route.location, b.route.location),
  style: (a, b) => compareNaturally(a.route.style, b.route.style),
};

/** Sorts equal routes by name. */
export const sortRoutes = (routes: readonly GymRoute[], sort: RouteSort): GymRoute[] =>
  [...routes].sort((a, b) => comparisons[sort](a, b) || byName(a, b));
