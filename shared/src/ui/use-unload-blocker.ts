import { useEffect } from "react";

export interface Flag {
  readonly current: boolean;
}

/** While active and not proceeding, the browser asks the user before it reloads or closes the page. */
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
