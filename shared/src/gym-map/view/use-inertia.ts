import { type RefObject, useEffect, useRef } from "react";

import type { Point } from "@topout/shared/domain";

import { stepInertia } from "../model/inertia.ts";
import type { Camera } from "./camera.ts";

/** Continues the movement after a fling, unless the user prefers reduced motion. */
export function useInertia(camera: RefObject<Camera | null>) {
  const frame = useRef(0);
  const stop = () => cancelAnimationFrame(frame.current);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const start = (initialVelocity: Point) => {
    if (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return;
    let lastTime = performance.now();
    let velocity = initialVelocity;
    const step = (now: number) => {
      const next = stepInertia(velocity, Math.max(now - lastTime, 0));
      if (!next) return;
      lastTime = now;
      velocity = next.velocity;
      camera.current?.pan(next.delta);
      frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };

  return { start, stop };
}
