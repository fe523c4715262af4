import { compareNaturally } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import type { RouteSort } from "@topout/shared/platform";

type Compare = (a: GymRoute, b: GymRoute) => number;

const STATE_ORDER = { sent: 0, attempted: 1, unsent: 2 };

const compareByName: Compare = (a, b) => compareNaturally(a.route.name, b.route.name);

/** Unranked grades come last, and have no order: the difference of two infinite numbers is no number. */
const getDifficulty = ({ route: { grade_rank: rank } }: GymRoute): number =>
  rank ? rank.min + rank.max : Infinity;

const comparators: Readonly<Record<RouteSort, Compare>> = {
  name: compareByName,
  sent: (a, b) => STATE_ORDER[a.state] - STATE_ORDER[b.state],
  mostSent: (a, b) => b.route.climb_count - a.route.climb_count,
  location: (a, b) => compareNaturally(a.route.location, b.route.location),
  grade: (a, b) => getDifficulty(a) - getDifficulty(b),
  style: (a, b) => compareNaturally(a.route.style, b.route.style),
};

/** Routes that are equal in the sort order are sorted by name. */
export const sortRoutes = (routes: readonly GymRoute[], sort: RouteSort): GymRoute[] =>
  [...routes].sort((a, b) => comparators[sort](a, b) || compareByName(a, b));
