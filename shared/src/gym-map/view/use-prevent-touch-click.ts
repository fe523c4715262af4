import { type RefObject, useEffect } from "react";

import type { Camera } from "./camera.ts";

/**
 * Prevents the browser's click after a touch. Its hit test runs over thousands of SVG shapes, and the map handles taps
 * itself. The click would also move focus, so the tap handler does that instead. While the whole gym is in view, one
 * finger scrolls the page. The hook then prevents only the end of the touch.
 */
export function usePreventTouchClick(
  frame: RefObject<HTMLElement | null>,
  camera: RefObject<Camera | null>,
) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const preventDefault = (event: TouchEvent) => {
      const isScroll = event.touches.length === 1 && camera.current?.fitsFrame === true;
      // The browser does not let a listener stop a scroll that has started.
      if (!isScroll && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchstart", preventDefault, { passive: false });
    element.addEventListener("touchend", preventDefault, { passive: false });
    return () => {
      element.removeEventListener("touchstart", preventDefault);
      element.removeEventListener("touchend", preventDefault);
    };
  }, [frame, camera]);
}
