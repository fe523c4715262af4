import { distance, type Point } from "@topout/shared/domain";

export type Direction = "left" | "right" | "up" | "down";

/**
 * Returns the dot that an arrow key moves to. It is the nearest dot within 45° of the arrow, else the nearest on that
 * side. The keys visit dots at the same position one after the other, so that users can reach each of them.
 */
export function findDotInDirection<D extends Point>(
  dots: readonly D[],
  from: D,
  direction: Direction,
): D | undefined {
  const isForward = direction === "right" || direction === "down";
  // Moving backwards visits the dots at one position in reverse order.
  const ordered = isForward ? dots : [...dots].reverse();
  const nextAtSamePosition = ordered
    .slice(ordered.indexOf(from) + 1)
    .find((dot) => distance(dot, from) === 0);
  if (nextAtSamePosition) return nextAtSamePosition;

  const ahead = ordered
    .map((dot) => toCandidate(direction, from, dot))
    .filter(({ along }) => along > 0);
  const inCone = ahead.filter(({ along, across }) => across <= along);
  return findClosest(inCone.length > 0 ? inCone : ahead);
}

/** A dot with its offsets along the arrow and perpendicular to it. */
interface Candidate<D> {
  readonly dot: D;
  readonly along: number;
  readonly across: number;
}

function toCandidate<D extends Point>(direction: Direction, from: Point, dot: D): Candidate<D> {
  const x = dot.x - from.x;
  const y = dot.y - from.y;
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  return direction === "left" || direction === "right"
    ? { dot, along: sign * x, across: Math.abs(y) }
    : { dot, along: sign * y, across: Math.abs(x) };
}

function findClosest<D>(candidates: readonly Candidate<D>[]): D | undefined {
  let closest: D | undefined;
  let minDistance = Infinity;
  for (const { dot, along, across } of candidates) {
    const candidateDistance = Math.hypot(along, across);
    if (candidateDistance < minDistance) {
      closest = dot;
      minDistance = candidateDistance;
    }
  }
  return closest;
}

export type Step = "first" | "last" | "previous" | "next";

/**
 * Returns the dot that Home, End, Page Up or Page Down moves to. These keys reach every dot; arrow keys may not.
 * They do not wrap around. Without a current dot, `next` is the first dot and `previous` the last.
 */
export function findDotByStep<D>(
  dots: readonly D[],
  from: D | undefined,
  step: Step,
): D | undefined {
  const start = from === undefined ? undefined : dots.indexOf(from);
  const last = dots.length - 1;
  const index = {
    first: 0,
    last,
    previous: Math.max((start ?? last + 1) - 1, 0),
    next: Math.min((start ?? -1) + 1, last),
  };
  return dots[index[step]];
}
