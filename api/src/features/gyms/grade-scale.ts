import type { GradeScale, GradeTarget } from "@topout/shared/contract";
import { getSystemGrades, normalizeGrade } from "@topout/shared/domain/grades";

import { createInvalidRequestError } from "../../errors/problem-error.ts";

interface Grading {
  readonly grade_scale: GradeScale | null;
  readonly grade_targets: readonly GradeTarget[];
}

/** The fields of a request. Undefined ones do not change. */
type GradingChange = {
  readonly [Field in keyof Grading]?: Grading[Field] | undefined;
};

/**
 * Returns the scale and the targets after the change. A new scale keeps the targets of the grades that it contains.
 * @throws {ProblemError} 422 for a scale with unknown, repeated or unordered grades, and for targets of other grades.
 */
export function applyGradingChange(
  previous: Grading,
  change: GradingChange,
): { readonly grade_scale: GradeScale | null; readonly grade_targets: GradeTarget[] } {
  const { grade_scale = previous.grade_scale, grade_targets = previous.grade_targets } = change;
  const grades = grade_scale?.grades ?? [];
  if (change.grade_scale) requireScale(change.grade_scale);
  if (change.grade_targets) requireTargets(change.grade_targets, grades);
  return {
    grade_scale,
    grade_targets: grade_targets.filter(({ grade }) => grades.includes(grade)),
  };
}

function requireScale({ system, grades }: GradeScale): void {
  if (system === "custom") {
    if (hasDuplicates(grades.map(normalizeGrade))) throw createError("Name each grade once");
    return;
  }
  const ranks = grades.map((grade) => getSystemGrades(system).indexOf(grade));
  const isOrdered = ranks.every((rank, index) => rank > (ranks[index - 1] ?? -1));
  if (!isOrdered) throw createError("Use grades of this scale, from the easiest to the hardest");
}

function requireTargets(targets: readonly GradeTarget[], grades: readonly string[]): void {
  const targetGrades = targets.map(({ grade }) => grade);
  if (targetGrades.every((grade) => grades.includes(grade)) && !hasDuplicates(targetGrades)) return;
  throw createError("Use each grade of the scale at most once", "grade_targets");
}

const hasDuplicates = (grades: readonly string[]) => new Set(grades).size < grades.length;

const createError = (msg: string, field: keyof Grading = "grade_scale") =>
  createInvalidRequestError([{ loc: ["body", field], msg, type: "value_error" }]);
