import type { GradeRank, GradeScale, GradeSystem } from "@topout/shared/contract";

import { GRADE_SYSTEMS } from "./grade-systems.ts";

interface Interval {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the grades of the system that are as hard as the rank in the scale, from the lowest to the highest. Null if they
 * cannot be compared: an own list of grades, or boulders with roped routes.
 */
export function convertGrade(
  scale: GradeScale,
  rank: GradeRank,
  system: GradeSystem,
): readonly [lowest: string, highest: string] | null {
  if (scale.system === "custom") return null;
  if (GRADE_SYSTEMS[scale.system].discipline !== GRADE_SYSTEMS[system].discipline) return null;
  const lower = findGrades(system, findInterval(scale.system, scale.grades[rank.min]));
  const upper = findGrades(system, findInterval(scale.system, scale.grades[rank.max]));
  return lower && upper ? [lower[0], upper[1]] : null;
}

/** Finds the grades whose middle is in the interval. If there is none, the grade that contains its middle. */
function findGrades(
  system: GradeSystem,
  interval: Interval | undefined,
): readonly [lowest: string, highest: string] | undefined {
  if (!interval) return undefined;
  const grades = getIntervals(system);
  const inside = grades.filter((grade) => contains(interval, getMiddle(grade)));
  const lowest = inside[0] ?? grades.find((grade) => contains(grade, getMiddle(interval)));
  const highest = inside.at(-1) ?? lowest;
  return lowest && highest && [lowest.grade, highest.grade];
}

const getIntervals = (system: GradeSystem) => {
  const { starts, end } = GRADE_SYSTEMS[system];
  return starts.map(([grade, start], index) => ({
    grade,
    start,
    end: starts[index + 1]?.[1] ?? end,
  }));
};

const findInterval = (system: GradeSystem, grade: string | undefined): Interval | undefined =>
  getIntervals(system).find((interval) => interval.grade === grade);

const getMiddle = ({ start, end }: Interval) => (start + end) / 2;

const contains = ({ start, end }: Interval, point: number) => start <= point && point < end;
