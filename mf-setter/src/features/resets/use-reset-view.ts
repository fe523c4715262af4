import type { Gym, Reset } from "@topout/shared/contract";
import { formatLeavesOn, getDate } from "@topout/shared/domain";

import { formatScopeName } from "../../reset-scope/format-reset-name.ts";
import { useResetScope } from "../../reset-scope/use-reset-scope.ts";

export interface ResetViewProps {
  readonly gym: Gym;
  readonly reset: Reset;
  readonly now: Date;
}

/** What the list shows of a reset. */
export function useResetView({ gym, reset, now }: ResetViewProps) {
  const scope = useResetScope(gym, reset);
  return {
    name: reset.name ?? (scope ? formatScopeName(scope) : "…"),
    /** The areas that come down. */
    areas: scope?.areas ?? [],
    /** Empty without an announced day. */
    leavesText: formatLeavesOn(reset.leaves_on, getDate(now, gym.time_zone)),
  };
}
