import { distance, type Point } from "@topout/shared/domain";

export type Direction = "left" | "right" | "up" | "down";

/**
 * The dot that an arrow key leads to: the nearest within 45° of the arrow, else the nearest on that side.
 * Dots on one spot form a row, so that each of them can be reached.
 */
export function neighbour<D extends Point>(
  dots: readonly D[],
  from: D,
  direction: Direction,
): D | undefined {
  const forward = direction === "right" || direction === "down";
  // Backwards the row of dots on one spot is walked from its end.
  const row = forward ? dots : dots.toReversed();
  const stacked = row.slice(row.indexOf(from) + 1).find((dot) => distance(dot, from) === 0);
  if (stacked) return stacked;

  const ahead = row.map((dot) => towards(direction, from, dot)).filter(({ along }) => along > 0);
  const inCone = ahead.filter(({ along, across }) => across <= along);
  return closest(inCone.length > 0 ? inCone : ahead);
}

function towards<D extends Point>(direction: Direction, from: Point, dot: D): Candidate<D> {
  const x = dot.x - from.x;
  const y = dot.y - from.y;
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  return direction === "left" || direction === "right"
    ? { dot, along: sign * x, across: Math.abs(y) }
    : { dot, along: sign * y, across: Math.abs(x) };
}

interface Candidate<D> {
  readonly dot: D;
  readonly along: number;
  readonly across: number;
}

function closest<D>(candidates: readonly Candidate<D>[]): D | undefined {
  let best: D | undefined;
  let least = Infinity;
  for (const { dot, along, across } of candidates) {
    const away = Math.hypot(along, across);
    if (away < least) {
      best = dot;
      least = away;
    }
  }
  return best;
}
