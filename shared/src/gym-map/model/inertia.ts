import type { Point } from "@topout/shared/domain";

/** A glide loses its speed by half in this time. */
const HALF_LIFE_MS = 110;
/** Pixels per millisecond below which a glide has ended. */
const STILL = 0.03;

/** One frame of a thrown map: how far it goes, and how fast it is afterwards; undefined once it lies still. */
export function stepInertia(
  speed: Point,
  frameMs: number,
): { by: Point; speed: Point } | undefined {
  if (Math.hypot(speed.x, speed.y) < STILL) return undefined;
  const left = 0.5 ** (frameMs / HALF_LIFE_MS);
  return {
    by: { x: speed.x * frameMs, y: speed.y * frameMs },
    speed: { x: speed.x * left, y: speed.y * left },
  };
}
