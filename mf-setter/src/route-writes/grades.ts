import { compareNaturally, groupBy } from "@topout/shared/domain";

/** The grades in use, in natural order. */
export const listGrades = (grades: readonly string[]): string[] =>
  [...new Set(grades)].filter((grade) => grade !== "").sort(compareNaturally);

/** The most frequent text. Of several, the first one. */
export function findMostFrequent(texts: readonly string[]): string | undefined {
  let mostFrequent: readonly string[] = [];
  for (const group of groupBy(texts, (text) => text).values()) {
    if (group.length > mostFrequent.length) mostFrequent = group;
  }
  return mostFrequent[0];
}
