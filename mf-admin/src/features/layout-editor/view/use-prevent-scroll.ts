import { type RefObject, useEffect } from "react";

/**
 * Prevents touch scrolling. Otherwise Chromium may start to scroll and send no touchmove events, so a drag would be
 * invisible until its end. `preventDefault` also stops the browser from focusing the frame, so the hook focuses it.
 */
export function usePreventScroll(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const handleTouchStart = (event: TouchEvent) => {
      if (event.cancelable) event.preventDefault();
      element.focus({ preventScroll: true });
    };
    element.addEventListener("touchstart", handleTouchStart, { passive: false });
    return () => element.removeEventListener("touchstart", handleTouchStart);
  }, [frame]);
}
