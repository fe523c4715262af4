import { normalizeGrade } from "@topout/shared/domain/grades";

/** Suggests the grades of a scale. After a grade, such as "V3" or "V3-", also the ranges that start with it. */
export function suggestGrades(grades: readonly string[], text: string): readonly string[] {
  const range = findRangeStart(grades, text);
  if (!range) return grades;
  return [...grades, ...range.harderGrades.map((grade) => range.start + grade)];
}

function findRangeStart(grades: readonly string[], text: string) {
  const typed = normalizeGrade(text);
  const findIndex = (grade: string) =>
    grades.findIndex((candidate) => normalizeGrade(candidate) === grade);
  const index = findIndex(typed);
  if (index >= 0) return { start: `${text.trim()}–`, harderGrades: grades.slice(index + 1) };
  // The browser suggests only what continues the typed text, with its dash.
  const startIndex = /[-–]$/.test(typed) ? findIndex(typed.slice(0, -1)) : -1;
  return startIndex < 0 ? undefined : { start: text, harderGrades: grades.slice(startIndex + 1) };
}
