import type { GradeRank } from "@topout/shared/contract";

/** "V3 to V5", or "V3" for a single grade. */
export function formatGradeRange(grades: readonly string[], range: GradeRank): string {
  const { from, to } = getGrades(grades, range);
  return from === to ? from : `${from} to ${to}`;
}

/** The name of the button that removes the range. */
export function formatRemoveRange(grades: readonly string[], range: GradeRank): string {
  const { from, to } = getGrades(grades, range);
  return from === to ? `Grade ${from}, remove` : `Grade ${from} to ${to}, remove`;
}

/** The URL can contain ranks outside the scale. */
function getGrades(grades: readonly string[], { min, max }: GradeRank) {
  const last = grades.length - 1;
  return { from: grades[Math.min(min, last)] ?? "", to: grades[Math.min(max, last)] ?? "" };
}
