import { getDistance, type Point } from "@topout/shared/domain";

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
  const orderedDots = isForward ? dots : [...dots].reverse();
  const nextAtSamePosition = orderedDots
    .slice(orderedDots.indexOf(from) + 1)
    .find((dot) => getDistance(dot, from) === 0);
  if (nextAtSamePosition) return nextAtSamePosition;

  const candidatesAhead = orderedDots
    .map((dot) => toCandidate(direction, from, dot))
    .filter(({ forwardOffset }) => forwardOffset > 0);
  const candidatesInCone = candidatesAhead.filter(
    ({ forwardOffset, sidewaysOffset }) => sidewaysOffset <= forwardOffset,
  );
  return findClosest(candidatesInCone.length > 0 ? candidatesInCone : candidatesAhead);
}

/** A dot with its offsets along the arrow and perpendicular to it. */
interface Candidate<D> {
  readonly dot: D;
  readonly forwardOffset: number;
  readonly sidewaysOffset: number;
}

function toCandidate<D extends Point>(direction: Direction, from: Point, dot: D): Candidate<D> {
  const x = dot.x - from.x;
  const y = dot.y - from.y;
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  return direction === "left" || direction === "right"
    ? { dot, forwardOffset: sign * x, sidewaysOffset: Math.abs(y) }
    : { dot, forwardOffset: sign * y, sidewaysOffset: Math.abs(x) };
}

function findClosest<D>(candidates: readonly Candidate<D>[]): D | undefined {
  let closest: D | undefined;
  let minDistance = Infinity;
  for (const { dot, forwardOffset, sidewaysOffset } of candidates) {
    const candidateDistance = Math.hypot(forwardOffset, sidewaysOffset);
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
