import { type RefObject, useEffect } from "react";

import type { Camera } from "./camera.ts";
import { toLocalPoint } from "./to-local-point.ts";

/** Wheel notches come in pixels, lines or pages. */
const UNITS: readonly number[] = [1, 16, 400];
const WHEEL_SPEED = 0.0016;
/** A trackpad's pinch arrives as a wheel with Ctrl held, in much smaller steps. */
const PINCH_SPEED = 0.01;

/** The wheel zooms at the pointer. React listens passively; only an active listener may keep the page still. */
export function useWheelZoom(
  frame: RefObject<HTMLElement | null>,
  camera: RefObject<Camera | null>,
) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      const speed = event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED;
      const turn = event.deltaY * (UNITS[event.deltaMode] ?? 1);
      camera.current?.zoom(
        Math.exp(-turn * speed),
        toLocalPoint(element.getBoundingClientRect(), event),
      );
    };
    element.addEventListener("wheel", zoom, { passive: false });
    return () => element.removeEventListener("wheel", zoom);
  }, [frame, camera]);
}
