import { useEffect, useEffectEvent } from "react";

import { addHistoryBlocker, type HistoryBlocker } from "@topout/shared/platform";

import type { Flag } from "./use-unload-blocker.ts";

interface HistoryBlockerOptions extends HistoryBlocker {
  readonly isActive: boolean;
  readonly isProceeding: Flag;
}

/** Undoes a back or forward navigation before the router sees it. Then calls `onBlock`. */
export function useHistoryBlocker(options: HistoryBlockerOptions) {
  const { isActive, isProceeding, ...blocker } = options;
  const shouldBlock = useEffectEvent(() => !isProceeding.current && blocker.shouldBlock());
  const handleBlock = useEffectEvent(blocker.onBlock);

  useEffect(() => {
    if (!isActive) return undefined;
    return addHistoryBlocker({
      shouldBlock: () => shouldBlock(),
      onBlock: (delta) => handleBlock(delta),
    });
  }, [isActive]);
}
