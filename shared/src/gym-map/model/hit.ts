import { distance, type Point } from "@topout/shared/domain";

/** The dot nearest to a point, if it lies within `reach`; of two equally near the one drawn on top. */
export function nearest<D extends Point>(
  dots: readonly D[],
  to: Point,
  reach = Infinity,
): D | undefined {
  let best: D | undefined;
  let least = reach;
  for (const dot of dots) {
    const away = distance(dot, to);
    if (away <= least) {
      best = dot;
      least = away;
    }
  }
  return best;
}
