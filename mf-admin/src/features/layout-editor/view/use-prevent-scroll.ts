import { type RefObject, useEffect } from "react";

/**
 * Without a listener that prevents it, Chromium may scroll with a touch and then sends no touchmove, so a drag would
 * show nothing until its end. This also prevents that the touch moves the focus, so the hook moves it.
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
