import {
  doBoxesIntersect,
  getBoundingBox,
  getDistance,
  getDistanceToSegment,
  interpolate,
  isInPolygon,
  padBox,
  type Point,
  subtractPoints,
} from "@topout/shared/domain";

import { getCrossProduct, getDotProduct, getSegments, type Segment } from "./geometry.ts";
import { getCrossing } from "./overlap.ts";
import type { Shape } from "./shape.ts";

/** A part of a wall that is in no area. */
export interface Gap {
  readonly start: Point;
  readonly end: Point;
}

/** A wall up to this far from the edge of an area counts as part of the area. */
const EDGE_TOLERANCE = 2;
/** Shorter gaps are ignored. The same as the editor's hit tolerance for lines. */
const MIN_GAP = 5;

type Outline = Pick<Shape, "points">;
/** Positions along a segment, from 0 at its start to 1 at its end. */
type Range = readonly [from: number, to: number];

/** Returns the parts of a line that no area contains. Treats open areas as closed. */
export function findGaps(line: Pick<Shape, "points" | "joined">, areas: readonly Outline[]): Gap[] {
  const closedAreas = areas.filter(({ points }) => points.length > 2);
  return getSegments(line).flatMap((segment) => {
    const covered = closedAreas.flatMap((area) => getCoveredRanges(segment, area));
    return invertRanges(covered)
      .map(([from, to]) => toGap(segment, from, to))
      .filter(({ start, end }) => getDistance(start, end) >= MIN_GAP);
  });
}

const toGap = ({ start, end }: Segment, from: number, to: number): Gap => ({
  start: interpolate(start, end, from),
  end: interpolate(start, end, to),
});

/** Splits the segment where it enters or leaves the area or its tolerance. Returns the parts in the area. */
function getCoveredRanges(segment: Segment, { points }: Outline): Range[] {
  if (!isNear(segment, points)) return [];
  const edges = getSegments({ points, joined: true });
  const nearEdges = edges.filter(({ start, end }) => isNear(segment, [start, end]));
  const splits = nearEdges
    .flatMap((edge) => getSplits(segment, edge))
    .filter((t) => t > 0 && t < 1);
  const ends = [0, ...splits, 1].sort((a, b) => a - b);
  return ends.slice(1).flatMap((to, index): Range[] => {
    const from = ends[index] ?? 0;
    const middle = interpolate(segment.start, segment.end, (from + to) / 2);
    const isCovered =
      isInPolygon(middle, points) ||
      nearEdges.some(
        ({ start, end }) => getDistanceToSegment(middle, start, end) <= EDGE_TOLERANCE,
      );
    return to > from && isCovered ? [[from, to]] : [];
  });
}

/** Returns the positions where the segment crosses the edge, or may enter or leave its tolerance. */
function getSplits(segment: Segment, edge: Segment): number[] {
  const crossing = getCrossing([segment.start, segment.end], [edge.start, edge.end]);
  return [
    ...(crossing ? [crossing.t] : []),
    ...getCircleCrossings(segment, edge.start),
    ...getParallelCrossings(segment, edge),
  ];
}

/** Returns where the infinite line through the segment crosses the circle with the tolerance as its radius. */
function getCircleCrossings({ start, end }: Segment, center: Point): number[] {
  const [direction, offset] = [subtractPoints(end, start), subtractPoints(start, center)];
  const a = getDotProduct(direction, direction);
  const b = getDotProduct(offset, direction);
  const discriminant = b ** 2 - a * (getDotProduct(offset, offset) - EDGE_TOLERANCE ** 2);
  if (a === 0 || discriminant < 0) return [];
  return [(-b - Math.sqrt(discriminant)) / a, (-b + Math.sqrt(discriminant)) / a];
}

/** Returns where the infinite line through the segment crosses the parallels on both sides of the edge. */
function getParallelCrossings(segment: Segment, edge: Segment): number[] {
  const length = getDistance(edge.start, edge.end);
  if (length === 0) return [];
  const direction = subtractPoints(edge.end, edge.start);
  const getSignedDistance = (point: Point) =>
    getCrossProduct(direction, subtractPoints(point, edge.start)) / length;
  const from = getSignedDistance(segment.start);
  const to = getSignedDistance(segment.end);
  if (from === to) return [];
  return [-EDGE_TOLERANCE, EDGE_TOLERANCE].map((distance) => (distance - from) / (to - from));
}

/** Compares the boxes of a segment and an area. This is cheap and excludes most areas. */
const isNear = ({ start, end }: Segment, points: readonly Point[]): boolean =>
  doBoxesIntersect(padBox(getBoundingBox([start, end]), EDGE_TOLERANCE), getBoundingBox(points));

/** Returns the ranges between 0 and 1 that none of these ranges contains. */
function invertRanges(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  const gaps: Range[] = [];
  let reached = 0;
  for (const [from, to] of sorted) {
    if (from > reached) gaps.push([reached, from]);
    reached = Math.max(reached, to);
  }
  if (reached < 1) gaps.push([reached, 1]);
  return gaps;
}
