import type { Point } from "@topout/shared/domain";

/** The velocity halves in this time. */
const HALF_LIFE_MS = 110;
/** The map stops below this speed. */
const MIN_SPEED_PX_PER_MS = 0.03;

/** The movement of one frame after a fling, and the velocity after it. Undefined when the map has stopped. */
export function stepInertia(
  velocity: Point,
  frameMs: number,
): { delta: Point; velocity: Point } | undefined {
  if (Math.hypot(velocity.x, velocity.y) < MIN_SPEED_PX_PER_MS) return undefined;
  const decay = 0.5 ** (frameMs / HALF_LIFE_MS);
  return {
    delta: { x: velocity.x * frameMs, y: velocity.y * frameMs },
    velocity: { x: velocity.x * decay, y: velocity.y * decay },
  };
}
