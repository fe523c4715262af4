import type { Insights, Reset } from "@topout/shared/contract";
import { formatShortDate } from "@topout/shared/domain";
import { comparePyramids } from "@topout/shared/domain/insights";

import type { PlannedChange } from "./reset-note.tsx";

interface Plan {
  readonly reset: Reset;
  readonly name: string;
  readonly now: Insights;
  readonly after: Insights;
}

export function toPlannedChange({ reset, name, now, after }: Plan): PlannedChange {
  return {
    name,
    day: reset.leaves_on && formatShortDate(reset.leaves_on),
    change: comparePyramids(now.pyramid, after.pyramid),
  };
}
