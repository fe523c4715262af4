import { outboxState } from "@topout/shared/platform";

import { notifyClimbLimit, notifyFailed } from "./notify-outcome.ts";
import type { ReplayResult } from "./replay.ts";

/** Shows why a replay has failed: an error once per outage, the hourly limit of climbs once until `reset`. */
export function createFailureNotifier() {
  let hasNotifiedClimbLimit = false;

  return {
    notify: (failure: Extract<ReplayResult, { type: "failed" }>) => {
      if (!failure.isClimbLimitReached) {
        if (!outboxState.getState().isWaiting) notifyFailed(failure);
        return;
      }
      // Taps that were made offline already wait, but not for this reason.
      if (!hasNotifiedClimbLimit) notifyClimbLimit();
      hasNotifiedClimbLimit = true;
    },
    reset: () => {
      hasNotifiedClimbLimit = false;
    },
  };
}
