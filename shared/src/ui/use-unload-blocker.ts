import { useEffect } from "react";

export interface Flag {
  readonly current: boolean;
}

/** The browser asks before a reload or before the tab closes. */
export function useUnloadBlocker(isActive: boolean, isProceeding: Flag) {
  useEffect(() => {
    if (!isActive) return undefined;
    const handleBeforeUnload = (event: Event) => {
      if (!isProceeding.current) event.preventDefault();
    };
    addEventListener("beforeunload", handleBeforeUnload);
    return () => removeEventListener("beforeunload", handleBeforeUnload);
  }, [isActive, isProceeding]);
}
