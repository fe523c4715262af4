import type { GradeRank } from "@topout/shared/contract";
import { Chip, X } from "@topout/shared/ui";

import { formatGradeRange, formatRemoveRange } from "./format-grade-range.ts";

export interface GradeChipProps {
  /** The grades of the gym's scale. */
  grades: readonly string[];
  range: GradeRank;
  onRemove: () => void;
}

/** The range of grades that is set. A click removes it. */
export function GradeChip({ grades, range, onRemove }: GradeChipProps) {
  return (
    <Chip pressed onClick={onRemove} aria-label={formatRemoveRange(grades, range)}>
      <span>{formatGradeRange(grades, range)}</span>
      <X size={16} aria-hidden="true" />
    </Chip>
  );
}
