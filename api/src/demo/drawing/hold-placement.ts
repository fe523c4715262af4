import type { CircuitColor } from "@topout/shared/contract";
import { distance, type Point } from "@topout/shared/domain";

import type { Random } from "../random.ts";
import type { Hold } from "./hold.ts";
import { type HoldPaint, getVividPaint } from "./hold-paint.ts";
import { pickHoldKind } from "./hold-shape.ts";

/** The part of a picture that holds may be on. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Climb {
  readonly color: CircuitColor;
  /** 0 for the gym's easiest routes to 1 for its hardest: fewer, smaller holds. */
  readonly hardness: number;
}

/** A route's holds from the start to the top, swinging from side to side as a body would. */
export function placeRouteHolds({ color, hardness }: Climb, field: Bounds, random: Random): Hold[] {
  const count = random.integer(9, 11) - Math.round(hardness * 2);
  const middle = (field.left + field.right) / 2;
  const lean = random.between(-150, 150);
  const swing = random.between(80, 135);
  const side = random.pick([-1, 1]);
  const holds: Hold[] = [];
  for (let index = 0; index < count; index++) {
    const share = index / (count - 1);
    const sway = side * (index % 2 === 0 ? 1 : -1) * swing * random.between(0.4, 1);
    const hold: Hold = {
      at: {
        x: Math.min(field.right, Math.max(field.left, middle + lean * (share - 0.5) * 2 + sway)),
        y: field.bottom + (field.top - field.bottom) * share + random.between(-18, 18),
      },
      size: random.between(50, 78) - hardness * 16 + (share === 0 || share === 1 ? 6 : 0),
      kind: pickHoldKind(random),
      paint: getVividPaint(color),
    };
    holds.push(stepAside(hold, holds.at(-1), field));
  }
  return holds;
}

/** Two holds of a route never touch: the later one moves away sideways. */
function stepAside(hold: Hold, before: Hold | undefined, field: Bounds): Hold {
  if (!before) return hold;
  const need = (hold.size + before.size) * 1.12;
  const [dx, dy] = [hold.at.x - before.at.x, hold.at.y - before.at.y];
  if (Math.hypot(dx, dy) >= need) return hold;
  const room = Math.sqrt(Math.max(0, need ** 2 - dy ** 2));
  const right = before.at.x + room;
  const left = before.at.x - room;
  const x = (dx >= 0 && right <= field.right) || left < field.left ? right : left;
  return { ...hold, at: { x, y: hold.at.y } };
}

interface Taken {
  readonly at: Point;
  readonly size: number;
}

/** Holds of other routes, where there is room for them. */
export function placeOtherHolds(
  paints: readonly HoldPaint[],
  { field, taken, most }: { field: Bounds; taken: readonly Taken[]; most: number },
  random: Random,
): Hold[] {
  const placed: Hold[] = [];
  for (let tries = 0; tries < most * 5 && placed.length < most; tries++) {
    const paint = paints[placed.length % paints.length];
    const at = {
      x: random.between(field.left, field.right),
      y: random.between(field.top, field.bottom),
    };
    const size = random.between(20, 42);
    const free = [...taken, ...placed].every(
      (other) => distance(at, other.at) > (size + other.size) * 1.15 + 14,
    );
    if (paint && free) placed.push({ at, size, paint, kind: pickHoldKind(random) });
  }
  return placed;
}
