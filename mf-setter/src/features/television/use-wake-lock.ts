import { useEffect } from "react";

/** Keeps the display on while the page is visible. Browsers release the lock when the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isMounted = true;

    const acquire = async () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      // Fails on a low battery, and without HTTPS. The display then has its own settings.
      const acquired = await navigator.wakeLock?.request("screen").catch(() => undefined);
      if (isMounted) lock = acquired;
      else await acquired?.release();
    };

    void acquire();
    const handleVisibility = () => void acquire();
    document.addEventListener("visibilitychange", handleVisibility);
    return () => {
      isMounted = false;
      document.removeEventListener("visibilitychange", handleVisibility);
      void lock?.release();
    };
  }, []);
}
