import { compareNaturally, groupBy } from "@topout/shared/domain";

export interface LabelCount {
  readonly label: string;
  readonly count: number;
}

/** Counts each label, ignoring case. Sorts by count (descending), then by name. */
export function countLabels(labels: readonly string[]): LabelCount[] {
  const groups = groupBy(labels, (label) => label.toLowerCase());
  return [...groups.values()]
    .map((group) => ({ label: group[0] ?? "", count: group.length }))
    .sort((a, b) => b.count - a.count || compareNaturally(a.label, b.label));
}
