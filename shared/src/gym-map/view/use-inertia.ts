import { type RefObject, useEffect, useRef } from "react";

import type { Point } from "@topout/shared/domain";

import { stepInertia } from "../model/inertia.ts";
import type { Camera } from "./camera.ts";

/** Lets a thrown map run out, unless the person wants no motion. */
export function useInertia(camera: RefObject<Camera | null>) {
  const frame = useRef(0);
  const stop = () => cancelAnimationFrame(frame.current);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const start = (speed: Point) => {
    if (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return;
    let last = performance.now();
    let rest = speed;
    const run = (now: number) => {
      const next = stepInertia(rest, Math.max(now - last, 0));
      if (!next) return;
      last = now;
      rest = next.speed;
      camera.current?.pan(next.by);
      frame.current = requestAnimationFrame(run);
    };
    frame.current = requestAnimationFrame(run);
  };

  return { start, stop };
}
