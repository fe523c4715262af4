import { groupBy } from "@topout/shared/domain";

const compare = new Intl.Collator("en", { numeric: true }).compare;

/** The grades in use, in natural order. */
export const listGrades = (grades: readonly string[]): string[] =>
  [...new Set(grades)].filter((grade) => grade !== "").sort(compare);

/** The most frequent text. Of several, the first one. */
export function findMostFrequent(texts: readonly string[]): string | undefined {
  let mostFrequent: readonly string[] = [];
  for (const group of groupBy(texts, (text) => text).values()) {
    if (group.length > mostFrequent.length) mostFrequent = group;
  }
  return mostFrequent[0];
}
