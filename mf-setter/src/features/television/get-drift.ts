const RADIUS = 12;
/** Minutes of a period on each axis. They have no common divisor, so the path covers the whole square. */
const PERIODS = { x: 61, y: 43 };

export interface Drift {
  readonly x: number;
  readonly y: number;
}

/** How far the drawing is moved in this minute, in pixels at 1080p, so that no edge burns into the display. */
export const getDrift = (minute: number): Drift => ({
  x: getOffset(minute, PERIODS.x),
  y: getOffset(minute, PERIODS.y),
});

const getOffset = (minute: number, period: number) =>
  Math.round(RADIUS * Math.sin((2 * Math.PI * minute) / period));
