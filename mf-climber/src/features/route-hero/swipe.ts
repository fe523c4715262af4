import type { Point } from "@topout/shared/domain";
import { isDecisiveDrag, SHEET_CLOSE_DISTANCE_PX } from "@topout/shared/ui";

/** A shorter move has no direction yet. */
const SLOP_PX = 8;
const MIN_HORIZONTAL_DISTANCE_PX = 72;

/** What a swipe moves: the photo (to the previous or the next route), the sheet (down), or the page (the browser scrolls it). */
type SwipeTarget = "photo" | "sheet" | "page";

export interface Swipe {
  readonly start: Point;
  readonly startMs: number;
  /** Whether the sheet can be pulled down. It can while its content is not scrolled. */
  readonly canPull: boolean;
  /** Undefined until the direction is clear. It then stays the same until the finger lifts. */
  readonly target: SwipeTarget | undefined;
  /** In pixels, along the direction of the target. */
  readonly distance: number;
}

export type SwipeAction = "previous" | "next" | "close";

export const startSwipe = (start: Point, startMs: number, canPull: boolean): Swipe => ({
  start,
  startMs,
  canPull,
  target: undefined,
  distance: 0,
});

export function moveSwipe(swipe: Swipe, { x, y }: Point): Swipe {
  const delta = { x: x - swipe.start.x, y: y - swipe.start.y };
  const target = swipe.target ?? chooseTarget(delta, swipe.canPull);
  if (target === "photo") return { ...swipe, target, distance: delta.x };
  if (target === "sheet") return { ...swipe, target, distance: Math.max(delta.y, 0) };
  return { ...swipe, target };
}

function chooseTarget({ x, y }: Point, canPull: boolean): SwipeTarget | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < SLOP_PX) return undefined;
  if (Math.abs(x) > Math.abs(y)) return "photo";
  return y > 0 && canPull ? "sheet" : "page";
}

/** Returns what a swipe does when the finger lifts. Undefined if everything returns to its position. */
export function endSwipe(
  { target, distance, startMs }: Swipe,
  endMs: number,
): SwipeAction | undefined {
  const durationMs = endMs - startMs;
  if (target === "sheet") {
    return isDecisiveDrag(distance, durationMs, SHEET_CLOSE_DISTANCE_PX) ? "close" : undefined;
  }
  if (target !== "photo") return undefined;
  if (!isDecisiveDrag(Math.abs(distance), durationMs, MIN_HORIZONTAL_DISTANCE_PX)) return undefined;
  return distance < 0 ? "next" : "previous";
}
