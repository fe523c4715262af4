import { type RefObject, useEffect } from "react";

/**
 * Keeps the browser from making a click of a tap: it would look among thousands of shapes for what the fingertip may have
 * meant, 10 ms of a tap, and the map has its own reach. The focus that such a click brings has to be given by hand.
 */
export function usePreventTouchClick(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const own = (event: TouchEvent) => event.preventDefault();
    element.addEventListener("touchstart", own, { passive: false });
    return () => element.removeEventListener("touchstart", own);
  }, [frame]);
}
