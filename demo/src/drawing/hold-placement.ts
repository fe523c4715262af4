import { getDistance, type Point } from "@topout/shared/domain";

import type { Random } from "../random.ts";
import type { Hold } from "./hold.ts";
import { type HoldColor, type HoldPaint, getVividPaint } from "./hold-paint.ts";
import { pickHoldKind } from "./hold-shape.ts";

/** The part of an image that may contain holds. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface RouteSpec {
  readonly color: HoldColor;
  /** 0 (easiest) to 1 (hardest). Harder routes have fewer and smaller holds. */
  readonly hardness: number;
}

/** Places the holds of a route from start to top, alternating between left and right. */
export function placeRouteHolds(
  { color, hardness }: RouteSpec,
  bounds: Bounds,
  random: Random,
): Hold[] {
  const count = random.integer(9, 11) - Math.round(hardness * 2);
  const middle = (bounds.left + bounds.right) / 2;
  const lean = random.between(-150, 150);
  const swing = random.between(80, 135);
  const side = random.pick([-1, 1]);
  const holds: Hold[] = [];
  for (let index = 0; index < count; index++) {
    const ratio = index / (count - 1);
    const sway = side * (index % 2 === 0 ? 1 : -1) * swing * random.between(0.4, 1);
    const hold: Hold = {
      position: {
        x: Math.min(bounds.right, Math.max(bounds.left, middle + lean * (ratio - 0.5) * 2 + sway)),
        y: bounds.bottom + (bounds.top - bounds.bottom) * ratio + random.between(-18, 18),
      },
      size: random.between(50, 78) - hardness * 16 + (ratio === 0 || ratio === 1 ? 6 : 0),
      kind: pickHoldKind(random),
      paint: getVividPaint(color),
    };
    holds.push(avoidOverlap(hold, holds.at(-1), bounds));
  }
  return holds;
}

/** Moves a hold sideways if it would touch the previous one. */
function avoidOverlap(hold: Hold, previous: Hold | undefined, bounds: Bounds): Hold {
  if (!previous) return hold;
  const minDistance = (hold.size + previous.size) * 1.12;
  const [dx, dy] = [hold.position.x - previous.position.x, hold.position.y - previous.position.y];
  if (Math.hypot(dx, dy) >= minDistance) return hold;
  const dxNeeded = Math.sqrt(Math.max(0, minDistance ** 2 - dy ** 2));
  const right = previous.position.x + dxNeeded;
  const left = previous.position.x - dxNeeded;
  const x = (dx >= 0 && right <= bounds.right) || left < bounds.left ? right : left;
  return { ...hold, position: { x, y: hold.position.y } };
}

interface Obstacle {
  readonly position: Point;
  readonly size: number;
}

/** Places holds of other routes where they do not overlap anything. */
export function placeOtherHolds(
  paints: readonly HoldPaint[],
  {
    bounds,
    obstacles,
    maxCount,
  }: { bounds: Bounds; obstacles: readonly Obstacle[]; maxCount: number },
  random: Random,
): Hold[] {
  const placed: Hold[] = [];
  for (let tries = 0; tries < maxCount * 5 && placed.length < maxCount; tries++) {
    const paint = paints[placed.length % paints.length];
    const position = {
      x: random.between(bounds.left, bounds.right),
      y: random.between(bounds.top, bounds.bottom),
    };
    const size = random.between(20, 42);
    const isFree = [...obstacles, ...placed].every(
      (other) => getDistance(position, other.position) > (size + other.size) * 1.15 + 14,
    );
    if (paint && isFree) placed.push({ position, size, paint, kind: pickHoldKind(random) });
  }
  return placed;
}
