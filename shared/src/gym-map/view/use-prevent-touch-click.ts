import { type RefObject, useEffect } from "react";

/**
 * Prevents the browser's click after a touch. Its hit test runs over thousands of SVG shapes, and the map handles taps
 * itself. The click would also move focus, so the tap handler does that instead.
 */
export function usePreventTouchClick(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const preventClick = (event: TouchEvent) => event.preventDefault();
    element.addEventListener("touchstart", preventClick, { passive: false });
    return () => element.removeEventListener("touchstart", preventClick);
  }, [frame]);
}
