import { distance, type Point } from "@topout/shared/domain";

export const interpolate = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The point towards `to` that is `length` away from `from`. */
export function pointTowards(from: Point, to: Point, length: number): Point {
  const far = distance(from, to) || 1;
  return interpolate(from, to, length / far);
}

/** As far towards `to` as `length` goes. */
export const clampDistance = (from: Point, to: Point, length: number): Point =>
  distance(from, to) <= length ? to : pointTowards(from, to, length);

interface Bones {
  /** How long each of the two is. */
  readonly bone: number;
  /** Where the joint points to. */
  readonly side: Point;
}

/** Where an elbow or a knee is, between two bones that reach from here to there. */
export function getJoint(from: Point, to: Point, { bone, side }: Bones): Point {
  const middle = interpolate(from, to, 0.5);
  const half = Math.min(distance(from, to) / 2, bone);
  const out = Math.sqrt(bone ** 2 - half ** 2) / (half || 1);
  const [dx, dy] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  const one = { x: middle.x - dy * out, y: middle.y + dx * out };
  const other = { x: middle.x + dy * out, y: middle.y - dx * out };
  return distance(one, side) < distance(other, side) ? one : other;
}
