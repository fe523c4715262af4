import type { GradeRank } from "@topout/shared/contract";
import { getMarks, type RouteMark } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";

import { createQueryMatcher } from "./create-query-matcher.ts";

/** The filters of the dashboard. They apply to the map and the list. */
export interface Filters {
  /** Whether sent routes are visible. */
  readonly sent: boolean;
  /** Whether attempted routes are visible. */
  readonly attempted: boolean;
  /** Whether only projects are visible. */
  readonly onlyProjects: boolean;
  /** Unless empty, only routes with at least one of these marks are visible. */
  readonly marks: readonly RouteMark[];
  /** Unless null, only routes whose rank overlaps it are visible. */
  readonly grades: GradeRank | null;
  /** Circuit ids. */
  readonly hiddenCircuits: readonly string[];
  /** The text of the search field. */
  readonly query: string;
}

export const defaultFilters: Filters = {
  sent: true,
  attempted: true,
  onlyProjects: false,
  marks: [],
  grades: null,
  hiddenCircuits: [],
  query: "",
};

/**
 * Returns the visible routes. The counts of the circuits ignore the circuit filter, so a hidden circuit keeps its count.
 * Without routes that have a mark or a rank, its filter has no effect, because its chip is absent.
 */
export function applyFilters(routes: readonly GymRoute[], filters: Filters) {
  const countByMark = countBy(routes.flatMap(getMarks));
  const marks = filters.marks.filter((mark) => countByMark.has(mark));
  const grades = routes.some(({ route }) => route.grade_rank) ? filters.grades : null;
  const matching = routes.filter(createFilterPredicate({ ...filters, marks, grades }));
  return {
    /** The range of grades that has an effect. */
    grades,
    /** The marks of the filters that have an effect. */
    marks,
    countByMark,
    visibleRoutes: matching.filter(({ circuit }) => !filters.hiddenCircuits.includes(circuit.id)),
    countByCircuit: countBy(matching.map(({ circuit }) => circuit.id)),
  };
}

/** Checks all filters except the circuit filter. */
function createFilterPredicate(filters: Filters) {
  const { onlyProjects, marks, grades, query } = filters;
  const matches = createQueryMatcher(query);
  return (gymRoute: GymRoute): boolean =>
    hasVisibleState(gymRoute, filters) &&
    (gymRoute.isProject || !onlyProjects) &&
    (marks.length === 0 || getMarks(gymRoute).some((mark) => marks.includes(mark))) &&
    (grades === null || overlaps(gymRoute.route.grade_rank, grades)) &&
    matches(gymRoute);
}

const overlaps = (rank: GradeRank | null, range: GradeRank): boolean =>
  rank !== null && rank.min <= range.max && rank.max >= range.min;

/** Unsent routes are always visible. */
const hasVisibleState = ({ state }: GymRoute, { sent, attempted }: Filters): boolean =>
  !(state === "sent" && !sent) && !(state === "attempted" && !attempted);

function countBy<Key>(keys: readonly Key[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
