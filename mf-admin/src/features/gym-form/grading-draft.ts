import type { GradeScale, GradeTarget, Gym } from "@topout/shared/contract";
import { getSystemGrades, normalizeGrade } from "@topout/shared/domain/grades";

/** The values of the form. */
export interface GradingDraft {
  /** Empty without a scale. */
  readonly system: GradeScale["system"] | "";
  /** The easiest and the hardest grade of a known system. */
  readonly easiest: string;
  readonly hardest: string;
  /** The grades of an own list, one a line. */
  readonly ownGrades: string;
  /** The typed numbers of routes, by grade. */
  readonly targets: Readonly<Record<string, string>>;
}

type DraftErrors = Readonly<Partial<Record<"ownGrades" | "targets", string>>>;

const MAX_GRADES = 60;
const MAX_GRADE_LENGTH = 20;
const MAX_TARGET = 5_000;

export function toGradingDraft({ grade_scale, grade_targets }: Gym): GradingDraft {
  const { system = "", grades = [] } = grade_scale ?? {};
  return {
    system,
    easiest: grades[0] ?? "",
    hardest: grades.at(-1) ?? "",
    ownGrades: system === "custom" ? grades.join("\n") : "",
    targets: Object.fromEntries(grade_targets.map(({ grade, count }) => [grade, String(count)])),
  };
}

/** Chooses a scale with all its grades. An own list starts with the grades of the previous scale. */
export function selectSystem(draft: GradingDraft, system: GradingDraft["system"]): GradingDraft {
  if (system === "custom") {
    return { ...draft, system, ownGrades: draft.ownGrades || listGrades(draft).join("\n") };
  }
  const grades = listSystemGrades(system);
  return { ...draft, system, easiest: grades[0] ?? "", hardest: grades.at(-1) ?? "" };
}

/** All grades of a known system. */
export const listSystemGrades = (system: GradingDraft["system"]): readonly string[] =>
  system === "" || system === "custom" ? [] : getSystemGrades(system);

/** The grades of the scale. */
export function listGrades({ system, easiest, hardest, ownGrades }: GradingDraft): string[] {
  if (system === "custom") return ownGrades.split("\n").flatMap((line) => line.trim() || []);
  const grades = listSystemGrades(system);
  return grades.slice(grades.indexOf(easiest), grades.indexOf(hardest) + 1);
}

export function validateGrading(draft: GradingDraft): DraftErrors {
  const gradesError = draft.system === "custom" ? getGradesError(listGrades(draft)) : undefined;
  const targetsError = listTargets(draft).some(({ count }) => !isTarget(count))
    ? "Use whole numbers up to 5,000"
    : undefined;
  return {
    ...(gradesError && { ownGrades: gradesError }),
    ...(targetsError && { targets: targetsError }),
  };
}

/** The fields of the request. */
export function toGrading(draft: GradingDraft): Pick<Gym, "grade_scale" | "grade_targets"> {
  const { system } = draft;
  if (system === "") return { grade_scale: null, grade_targets: [] };
  return {
    grade_scale: { system, grades: listGrades(draft) },
    grade_targets: listTargets(draft),
  };
}

const listTargets = (draft: GradingDraft): GradeTarget[] =>
  listGrades(draft).flatMap((grade) => {
    const text = draft.targets[grade]?.trim() ?? "";
    return text === "" ? [] : { grade, count: Number(text) };
  });

const isTarget = (count: number) => Number.isInteger(count) && count >= 0 && count <= MAX_TARGET;

function getGradesError(grades: readonly string[]): string | undefined {
  if (grades.length === 0) return "Add at least one grade";
  if (grades.length > MAX_GRADES) return "Use at most 60 grades";
  if (grades.some((grade) => grade.length > MAX_GRADE_LENGTH)) return "Use at most 20 characters";
  const isUnique = new Set(grades.map(normalizeGrade)).size === grades.length;
  return isUnique ? undefined : "Name each grade once";
}
