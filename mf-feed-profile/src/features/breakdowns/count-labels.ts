import { compareNaturally } from "@topout/shared/domain";

export interface LabelCount {
  readonly label: string;
  readonly count: number;
}

/** How often each label appears, whatever its case, most first; of equals by name. */
export function countLabels(labels: readonly string[]): LabelCount[] {
  const alike = Map.groupBy(labels, (label) => label.toLowerCase());
  return [...alike.values()]
    .map((group) => ({ label: group[0] ?? "", count: group.length }))
    .toSorted((a, b) => b.count - a.count || compareNaturally(a.label, b.label));
}
