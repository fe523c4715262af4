import type { GradeRank, GradeScale } from "@topout/shared/contract";

const SEPARATOR = /[-–—/]|\bto\b/g;

/** Grades that differ only in case or white space are the same grade. */
export const normalizeGrade = (grade: string): string =>
  grade.normalize("NFC").toLowerCase().replaceAll(/\s+/g, "");

/**
 * Returns a function that finds the rank of a typed grade in the scale: of a grade or a range, such as "V3–V5", "v3-5" or
 * "6a/b". The rank of any other text is null.
 */
export function createGradeParser({
  grades,
}: Pick<GradeScale, "grades">): (text: string) => GradeRank | null {
  const ranks = new Map(grades.map((grade, rank) => [normalizeGrade(grade), rank]));

  const findUpperRank = (lower: string, upper: string): number | undefined => {
    if (ranks.has(upper)) return ranks.get(upper);
    // The upper grade may leave out what both start with.
    const starts = Array.from({ length: lower.length - 1 }, (_, index) =>
      lower.slice(0, index + 1),
    );
    const start = starts.find((text) => ranks.has(text + upper));
    return start === undefined ? undefined : ranks.get(start + upper);
  };

  return (text) => {
    const grade = ranks.get(normalizeGrade(text));
    if (grade !== undefined) return { min: grade, max: grade };
    // In the UIAA scale, "-" separates two grades or belongs to the first.
    for (const { 0: separator, index } of text.matchAll(SEPARATOR)) {
      const lower = normalizeGrade(text.slice(0, index));
      const upper = normalizeGrade(text.slice(index + separator.length));
      const first = ranks.get(lower);
      const second = first === undefined || !upper ? undefined : findUpperRank(lower, upper);
      if (first !== undefined && second !== undefined) {
        return { min: Math.min(first, second), max: Math.max(first, second) };
      }
    }
    return null;
  };
}

/** Formats a rank as in the screens, for example "V3" or "V3–V5". */
export function formatGradeRank({ grades }: Pick<GradeScale, "grades">, rank: GradeRank): string {
  const [lower, upper] = [grades[rank.min] ?? "", grades[rank.max] ?? ""];
  return rank.min === rank.max ? lower : `${lower}–${upper}`;
}
