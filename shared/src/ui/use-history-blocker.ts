import { useEffect, useEffectEvent, useRef } from "react";

import { setPopStateHandler } from "@topout/shared/platform";

import type { Flag } from "./use-unload-blocker.ts";

interface HistoryBlockerOptions {
  readonly isActive: boolean;
  readonly isProceeding: Flag;
  /** Whether the entry that the browser has reached must not be shown. */
  readonly shouldBlock: () => boolean;
  /** Receives the number of history entries of the undone navigation. */
  readonly onBlock: (delta: number) => void;
}

/** Undoes a back or forward navigation before the router sees it. Then calls `onBlock`. */
export function useHistoryBlocker(options: HistoryBlockerOptions) {
  const { isActive, isProceeding, shouldBlock, onBlock } = options;
  const index = useRef(0);
  const undoneDelta = useRef<number>(undefined);

  // Overlays on this path add history entries.
  useEffect(() => {
    index.current = getHistoryIndex();
  });

  const handlePopState = useEffectEvent((event: PopStateEvent) => {
    if (undoneDelta.current !== undefined) {
      event.stopImmediatePropagation();
      onBlock(undoneDelta.current);
      undoneDelta.current = undefined;
      return;
    }
    if (isProceeding.current || !shouldBlock()) return;
    event.stopImmediatePropagation();
    undoneDelta.current = getHistoryIndex() - index.current || -1;
    history.go(-undoneDelta.current);
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: PopStateEvent) => handlePopState(event);
    setPopStateHandler(listener);
    return () => setPopStateHandler();
  }, [isActive]);
}

/** React Router numbers the history entries. */
const getHistoryIndex = (): number => Number(Object(history.state).idx ?? 0);
