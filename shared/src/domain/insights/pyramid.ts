import type { GradeRank, GradeScale, GradeTarget } from "@topout/shared/contract";

import { normalizeGrade } from "../grades/parse-grade.ts";

/** A grade of a pyramid. */
export interface PyramidRow {
  readonly grade: string;
  /** How many routes have this grade. */
  readonly routes: number;
  /** How many the setters want. Null if they have not said so. */
  readonly target: number | null;
}

/** The grade in whose row a route counts: the middle of a range, or the easier one of two in the middle. */
export const getPyramidRank = ({ min, max }: GradeRank): number => Math.floor((min + max) / 2);

interface Grading {
  readonly grade_scale: GradeScale | null;
  readonly grade_targets: readonly GradeTarget[];
}

/** Counts the routes of each grade of the scale, easiest first. Routes without a rank are in no row. */
export function createPyramid(
  { grade_scale, grade_targets }: Grading,
  ranks: readonly (GradeRank | null)[],
): PyramidRow[] {
  const counts = new Map<number, number>();
  for (const rank of ranks) {
    if (!rank) continue;
    const row = getPyramidRank(rank);
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  const targets = new Map(grade_targets.map(({ grade, count }) => [normalizeGrade(grade), count]));
  return (grade_scale?.grades ?? []).map((grade, rank) => ({
    grade,
    routes: counts.get(rank) ?? 0,
    target: targets.get(normalizeGrade(grade)) ?? null,
  }));
}

/** What a planned reset changes about the targets. */
export interface PyramidChange {
  /** The grades that meet their targets only after it, easiest first. */
  readonly met: readonly string[];
  /** The grade that then lacks the most routes. The easiest one, if several do. */
  readonly thinnest: ThinGrade | undefined;
}

interface ThinGrade {
  readonly grade: string;
  readonly missing: number;
  /** Whether it lacks as many now. */
  readonly isUnchanged: boolean;
}

/** Compares the pyramids before and after a reset. */
export function comparePyramids(
  now: readonly PyramidRow[],
  after: readonly PyramidRow[],
): PyramidChange {
  const before = new Map(now.map((row) => [row.grade, row]));
  const met = after.filter((row) => {
    const previous = before.get(row.grade);
    return row.target !== null && meetsTarget(row) && previous && !meetsTarget(previous);
  });
  const thinnest = findThinnest(after);
  const previous = thinnest && before.get(thinnest.grade);
  return {
    met: met.map(({ grade }) => grade),
    thinnest: thinnest && {
      grade: thinnest.grade,
      missing: countMissing(thinnest),
      isUnchanged: previous !== undefined && countMissing(previous) === countMissing(thinnest),
    },
  };
}

const meetsTarget = ({ routes, target }: PyramidRow): boolean => routes === target;

const countMissing = ({ routes, target }: PyramidRow): number =>
  Math.max(0, (target ?? 0) - routes);

const findThinnest = (rows: readonly PyramidRow[]): PyramidRow | undefined =>
  rows.reduce<PyramidRow | undefined>(
    (thinnest, row) =>
      countMissing(row) > (thinnest ? countMissing(thinnest) : 0) ? row : thinnest,
    undefined,
  );

/** Without the grades below the easiest and above the hardest one that has a route or a target in one of the pyramids. */
export function trimPyramids<Row extends PyramidRow>(...pyramids: readonly Row[][]): Row[][] {
  const used = pyramids.flatMap((rows) =>
    rows.flatMap((row, index) => (row.routes > 0 || (row.target ?? 0) > 0 ? [index] : [])),
  );
  const [first, last] = [Math.min(...used), Math.max(...used)];
  return pyramids.map((rows) => rows.filter((_, index) => first <= index && index <= last));
}
