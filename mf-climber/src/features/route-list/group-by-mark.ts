import { groupBy, type LastDay, type RouteMark } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";

/** The routes that leave on one day, or the new ones. */
export interface MarkGroup {
  /** Undefined for the new routes. */
  readonly lastDay: LastDay | undefined;
  readonly routes: readonly GymRoute[];
}

/** After the digits of every date. */
const NEW = "new";

/**
 * Groups the routes that leave by their day, the next day first and the user's projects first on each day. The other
 * routes are new. `marks` are the marks of the filters, and each route has one of them.
 */
export function groupByMark(
  routes: readonly GymRoute[],
  marks: readonly RouteMark[],
): readonly MarkGroup[] {
  const isLeavingShown = marks.includes("leaving");
  const groups = groupBy(routes, ({ lastDay }) => (isLeavingShown && lastDay?.date) || NEW);
  return [...groups]
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([key, group]) =>
      key === NEW
        ? { lastDay: undefined, routes: group }
        : { lastDay: group[0]?.lastDay, routes: withProjectsFirst(group) },
    );
}

const withProjectsFirst = (routes: readonly GymRoute[]) =>
  [...routes].sort((first, second) => Number(second.isProject) - Number(first.isProject));
