import { type RefObject, useEffect } from "react";

import type { Camera } from "./camera.ts";
import { toLocalPoint } from "./to-local-point.ts";

/** The pixels of one wheel unit. The index is the event's `deltaMode`: pixel, line or page. */
const UNIT_PX: readonly number[] = [1, 16, 400];
/** The zoom factor is `exp` of the wheel distance multiplied by this number. */
const WHEEL_ZOOM_PER_PX = 0.0016;
/** Browsers report a trackpad pinch as a wheel event with Ctrl, with smaller deltas. */
const PINCH_ZOOM_PER_PX = 0.01;

/** Zooms around the pointer. React's wheel listeners are passive and cannot prevent the page from scrolling. */
export function useWheelZoom(
  frame: RefObject<HTMLElement | null>,
  camera: RefObject<Camera | null>,
) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const speed = event.ctrlKey ? PINCH_ZOOM_PER_PX : WHEEL_ZOOM_PER_PX;
      const delta = event.deltaY * (UNIT_PX[event.deltaMode] ?? 1);
      camera.current?.zoom(
        Math.exp(-delta * speed),
        toLocalPoint(element.getBoundingClientRect(), event),
      );
    };
    element.addEventListener("wheel", handleWheel, { passive: false });
    return () => element.removeEventListener("wheel", handleWheel);
  }, [frame, camera]);
}
