import type { RouteMark } from "@topout/shared/domain";

/** The filters of the dashboard that change how the routes are listed. */
export interface ListFilters {
  /** The text of the search field. */
  readonly query: string;
  readonly onlyProjects: boolean;
  /** Circuit ids. */
  readonly hiddenCircuits: readonly string[];
}

/** The filters that the list can change. */
export interface ListFilterChange {
  readonly query?: string;
  readonly marks?: readonly RouteMark[];
}
