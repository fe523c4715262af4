/** Up to this zoom, dots grow with the map. */
const MAX_GROWING_ZOOM = 2;

/** Between two steps, dots grow with the map, because thousands of dots take long to draw again. */
const STEP = 1.25;

/**
 * How much smaller dots are drawn on a zoomed map. They then keep their size on the screen, so that a setter can separate
 * them by zooming.
 */
export function getDotScale(zoom: number): number {
  const steps = Math.round(Math.log(zoom / MAX_GROWING_ZOOM) / Math.log(STEP));
  return STEP ** -Math.max(0, steps);
}
