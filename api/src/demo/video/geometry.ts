import { distance, type Point } from "@topout/shared/domain";

export const interpolate = (from: Point, to: Point, ratio: number): Point => ({
  x: from.x + (to.x - from.x) * ratio,
  y: from.y + (to.y - from.y) * ratio,
});

/** Returns the point at distance `length` from `from`, in the direction of `to`. */
export function pointTowards(from: Point, to: Point, length: number): Point {
  const total = distance(from, to) || 1;
  return interpolate(from, to, length / total);
}

/** Returns `to`, moved towards `from` if their distance exceeds `length`. */
export const clampDistance = (from: Point, to: Point, length: number): Point =>
  distance(from, to) <= length ? to : pointTowards(from, to, length);

interface Bones {
  /** The length of each of the two bones. */
  readonly bone: number;
  /** The joint bends towards this point. */
  readonly side: Point;
}

/** Returns the position of the elbow or knee between two bones that connect `from` and `to`. */
export function getJoint(from: Point, to: Point, { bone, side }: Bones): Point {
  const middle = interpolate(from, to, 0.5);
  const half = Math.min(distance(from, to) / 2, bone);
  const out = Math.sqrt(bone ** 2 - half ** 2) / (half || 1);
  const [dx, dy] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  const one = { x: middle.x - dy * out, y: middle.y + dx * out };
  const other = { x: middle.x + dy * out, y: middle.y - dx * out };
  return distance(one, side) < distance(other, side) ? one : other;
}
