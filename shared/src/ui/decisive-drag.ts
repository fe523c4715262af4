const MIN_FLICK_PX = 24;
const FLICK_PX_PER_MS = 0.6;

/** Whether a drag is long enough or fast enough to act. Other drags return to their start. */
export const isDecisiveDrag = (distancePx: number, durationMs: number, minDistancePx: number) =>
  distancePx > minDistancePx ||
  (distancePx > MIN_FLICK_PX && distancePx / Math.max(durationMs, 1) > FLICK_PX_PER_MS);
