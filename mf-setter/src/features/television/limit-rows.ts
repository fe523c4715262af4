import type { AreaRoutes } from "./create-wall-summary.ts";

export interface LimitedRows {
  /** The areas with a row of their own. */
  readonly areas: readonly AreaRoutes[];
  /** None, or at least two that share the last row. */
  readonly others: readonly AreaRoutes[];
}

/** If there are more areas than rows, those with the fewest routes share the last row. So each route has a hold. */
export function limitRows(areas: readonly AreaRoutes[], maxRows: number): LimitedRows {
  if (areas.length <= maxRows) return { areas, others: [] };
  return { areas: areas.slice(0, maxRows - 1), others: areas.slice(maxRows - 1) };
}
