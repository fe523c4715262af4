import type { PyramidRow } from "@topout/shared/domain/insights";

/** The board has at least this many columns, so that few holds are not larger than elsewhere. */
const MIN_COLUMNS = 11.5;
/** With more columns, holds would be too small to see. */
const MAX_COLUMNS = 18;

export interface PyramidScale {
  /** How many routes one hold stands for. */
  readonly routesPerHold: number;
  /** The width of the board, in holds. */
  readonly columns: number;
  /** The holds in the widest target, in the middle of which the others are. */
  readonly centre: number;
}

/** All rows have the same scale, so that their lengths compare. */
export function getPyramidScale(rows: readonly PyramidRow[]): PyramidScale {
  for (let routesPerHold = 1; ; routesPerHold += 1) {
    const boxes = rows.map((row) => countHolds(getBoxRoutes(row), routesPerHold));
    const centre = Math.max(0, ...boxes);
    const lengths = rows.map(
      (row, index) =>
        getIndent(boxes[index] ?? 0, centre) +
        countHolds(Math.max(row.routes, row.target ?? 0), routesPerHold),
    );
    const columns = Math.max(MIN_COLUMNS, ...lengths);
    if (columns <= MAX_COLUMNS) return { routesPerHold, columns, centre };
  }
}

/** The routes in the middle of the row: its target, or all of them. */
const getBoxRoutes = ({ routes, target }: PyramidRow): number => target ?? routes;

/** Rounds up, so that one route has a hold in any scale. */
const countHolds = (routes: number, routesPerHold: number): number =>
  Math.ceil(routes / routesPerHold);

/** The empty columns before a row. */
const getIndent = (box: number, centre: number): number => (centre - box) / 2;

/** The columns of a row. */
export interface PyramidColumns {
  readonly indent: number;
  readonly holds: number;
  /** The holds in the box of the target. Null without a target. */
  readonly target: number | null;
}

export function getPyramidColumns(
  row: PyramidRow,
  { routesPerHold, centre }: PyramidScale,
): PyramidColumns {
  return {
    indent: getIndent(countHolds(getBoxRoutes(row), routesPerHold), centre),
    holds: countHolds(row.routes, routesPerHold),
    target: row.target === null ? null : countHolds(row.target, routesPerHold),
  };
}
