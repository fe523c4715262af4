import { getDistance, type Point } from "@topout/shared/domain";

export const interpolate = (from: Point, to: Point, ratio: number): Point => ({
  x: from.x + (to.x - from.x) * ratio,
  y: from.y + (to.y - from.y) * ratio,
});

/** Returns the point at distance `length` from `from`, in the direction of `to`. */
export function pointTowards(from: Point, to: Point, length: number): Point {
  const distance = getDistance(from, to) || 1;
  return interpolate(from, to, length / distance);
}

/** Returns `to`, moved towards `from` if their distance exceeds `length`. */
export const clampDistance = (from: Point, to: Point, length: number): Point =>
  getDistance(from, to) <= length ? to : pointTowards(from, to, length);

export interface JointOptions {
  /** The length of each of the two bones. */
  readonly boneLength: number;
  /** The joint bends towards this point. */
  readonly bendTowards: Point;
}

/** Returns the position of the elbow or knee between two bones that connect `from` and `to`. */
export function getJoint(from: Point, to: Point, { boneLength, bendTowards }: JointOptions): Point {
  const middle = interpolate(from, to, 0.5);
  const half = Math.min(getDistance(from, to) / 2, boneLength);
  const heightRatio = Math.sqrt(boneLength ** 2 - half ** 2) / (half || 1);
  const [dx, dy] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  const one = { x: middle.x - dy * heightRatio, y: middle.y + dx * heightRatio };
  const other = { x: middle.x + dy * heightRatio, y: middle.y - dx * heightRatio };
  return getDistance(one, bendTowards) < getDistance(other, bendTowards) ? one : other;
}
