import { Suspense } from "react";

import type { GradeRank, GradeScale } from "@topout/shared/contract";
import { lazyOptional } from "@topout/shared/ui";

const GradeChip = lazyOptional(async () => (await import("./grade-chip.tsx")).GradeChip);

interface LazyGradeChipProps {
  scale: GradeScale | null;
  range: GradeRank | null;
  onRemove: () => void;
}

/** Loads the chip only if a range is set. */
export const LazyGradeChip = ({ scale, range, onRemove }: LazyGradeChipProps) =>
  scale &&
  range && (
    <Suspense>
      <GradeChip grades={scale.grades} range={range} onRemove={onRemove} />
    </Suspense>
  );
