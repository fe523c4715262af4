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

const getGrades = (grades: readonly string[], { min, max }: GradeRank) => ({
  from: grades[min] ?? "",
  to: grades[max] ?? "",
});
