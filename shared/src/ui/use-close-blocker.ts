import { useRef, useState } from "react";

import { useHistoryBlocker } from "./use-history-blocker.ts";
import { useUnloadBlocker } from "./use-unload-blocker.ts";

interface CloseBlockerOptions {
  readonly hasChanges: boolean;
  readonly onClose: () => void;
}

export interface CloseBlocker {
  readonly isBlocked: boolean;
  /** For Escape, the scrim and the buttons. */
  readonly requestClose: () => void;
  /** Closes without asking, for example after a save. */
  readonly close: () => void;
  readonly reset: () => void;
}

/**
 * Blocks an overlay with unsaved changes from closing, even by the back button. Then `close` closes it, and `reset`
 * keeps it open.
 */
export function useCloseBlocker({ hasChanges, onClose }: CloseBlockerOptions): CloseBlocker {
  const [isBlocked, setIsBlocked] = useState(false);
  const isProceeding = useRef(false);
  useUnloadBlocker(hasChanges, isProceeding);
  useHistoryBlocker({
    isActive: hasChanges,
    isProceeding,
    shouldBlock: () => true,
    onBlock: () => setIsBlocked(true),
  });

  const close = () => {
    isProceeding.current = true;
    setIsBlocked(false);
    onClose();
  };
  return {
    isBlocked,
    requestClose: () => (hasChanges ? setIsBlocked(true) : close()),
    close,
    reset: () => setIsBlocked(false),
  };
}
