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

/** A wall on the edge of an area belongs to it, also if it was drawn a little beside the edge. */
const EDGE_TOLERANCE = 2;
/** Shorter gaps are not worth a hint. The editor's reach to a line is as long. */
const MIN_GAP = 5;

type Outline = Pick<Shape, "points">;
/** Positions along a segment, from 0 at its start to 1 at its end. */
type Range = readonly [from: number, to: number];

/** The parts of a line that no area contains. An area that is not closed yet counts as closed. */
export function findGaps(line: Pick<Shape, "points" | "joined">, areas: readonly Outline[]): Gap[] {
  const closed = areas.filter(({ points }) => points.length > 2);
  return getSegments(line).flatMap((segment) => {
    const covered = closed.flatMap((area) => getCoveredRanges(segment, area));
    return invert(covered)
      .map(([from, to]) => toGap(segment, from, to))
      .filter(({ start, end }) => getDistance(start, end) >= MIN_GAP);
  });
}

const toGap = ({ start, end }: Segment, from: number, to: number): Gap => ({
  start: interpolate(start, end, from),
  end: interpolate(start, end, to),
});

/** Splits the segment where it meets the area's outline, and keeps the parts in the area. */
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

/** Where an edge crosses the segment, and where it ends beside it. */
function getSplits(segment: Segment, { start, end }: Segment): number[] {
  const crossing = getCrossing([segment.start, segment.end], [start, end]);
  const isBeside = getDistanceToSegment(start, segment.start, segment.end) <= EDGE_TOLERANCE;
  return [
    ...(crossing ? [crossing.t] : []),
    ...(isBeside ? [projectOnSegment(start, segment.start, segment.end)] : []),
  ];
}

/** Whether the bounds of a segment and of an area touch. Most do not, which saves the rest of the work. */
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

/** The parts between 0 and 1 that are in none of the ranges. */
function invert(ranges: readonly Range[]): Range[] {
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
