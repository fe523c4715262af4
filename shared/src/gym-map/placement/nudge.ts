import type { Point } from "@topout/shared/domain";

/** In layout units. */
const STEP = 1;
const LARGE_STEP = 5;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Moves a point by an arrow key, five units with Shift. Undefined for other keys. */
export function nudge({ x, y }: Point, { key, shiftKey }: KeyPress): Point | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = shiftKey ? LARGE_STEP : STEP;
  return { x: x + direction.x * step, y: y + direction.y * step };
}
