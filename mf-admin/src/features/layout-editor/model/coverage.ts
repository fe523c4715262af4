import {
  getDistance,
  getDistanceToSegment,
  interpolate,
  isInPolygon,
  type Point,
  projectOnSegment,
} from "@topout/shared/domain";

import { getSegments, type Segment } from "./geometry.ts";
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

/** Splits the segment where the area's outline crosses or touches it. Returns the parts in the area. */
function getCoveredRanges(segment: Segment, { points }: Outline): Range[] {
  const edges = getSegments({ points, joined: true });
  if (!isNear(segment, points)) return [];
  const splits = [0, 1, ...edges.flatMap((edge) => getSplits(segment, edge))].sort((a, b) => a - b);
  return splits.flatMap((from, index): Range[] => {
    const to = splits[index + 1] ?? 1;
    const middle = interpolate(segment.start, segment.end, (from + to) / 2);
    const isCovered =
      isInPolygon(middle, points) ||
      edges.some(({ start, end }) => getDistanceToSegment(middle, start, end) <= EDGE_TOLERANCE);
    return to > from && isCovered ? [[from, to]] : [];
  });
}

/** Returns the positions where an edge crosses the segment, or starts within the tolerance of it. */
function getSplits(segment: Segment, { start, end }: Segment): number[] {
  const crossing = getCrossing([segment.start, segment.end], [start, end]);
  const isClose = getDistanceToSegment(start, segment.start, segment.end) <= EDGE_TOLERANCE;
  return [
    ...(crossing ? [crossing.t] : []),
    ...(isClose ? [projectOnSegment(start, segment.start, segment.end)] : []),
  ];
}

/** Compares the bounds of a segment and an area. This is cheap and excludes most areas. */
function isNear({ start, end }: Segment, points: readonly Point[]): boolean {
  const isApart = (axis: "x" | "y") => {
    const values = points.map((point) => point[axis]);
    const [low, high] = [Math.min(start[axis], end[axis]), Math.max(start[axis], end[axis])];
    return (
      low > Math.max(...values) + EDGE_TOLERANCE || high < Math.min(...values) - EDGE_TOLERANCE
    );
  };
  return !isApart("x") && !isApart("y");
}

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
