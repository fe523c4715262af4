import { getDistance, interpolate, type Point, projectOnSegment } from "@topout/shared/domain";

import { findNearest, getSegments, type Segment } from "./geometry.ts";
import type { Shape } from "./shape.ts";

export interface SnapTargets {
  /** A position snaps to the points and lines of these shapes. */
  readonly shapes: readonly Shape[];
  /** Other points to snap to. */
  readonly points?: readonly Point[];
  /** The neighbours of the point. It snaps to multiples of 45° from them. */
  readonly anchors: readonly Point[];
}

/** The distance between two lines of the editor's grid. */
export const GRID_SIZE = 10;
const ANGLE_STEP = Math.PI / 4;

/**
 * Snaps to the nearest target of the first kind within `maxDistance`: points, lines, crossings of the anchors, 45°
 * rays, then the grid.
 */
export function snap(
  at: Point,
  { shapes, points: others = [], anchors }: SnapTargets,
  maxDistance: number,
): Point {
  const getItemDistance = (point: Point) => getDistance(point, at);
  const candidates = [
    () => [...others, ...shapes.flatMap(({ points }) => points)],
    () => shapes.flatMap(getSegments).map((segment) => getClosest(at, segment)),
    () => getCrossings(anchors),
    () => anchors.map((anchor) => projectOnRay(at, anchor)),
    () => [snapToGrid(at)],
  ];
  for (const list of candidates) {
    const nearest = findNearest(list(), getItemDistance, maxDistance);
    if (nearest) return nearest;
  }
  return at;
}

const getClosest = (at: Point, { start, end }: Segment) =>
  interpolate(start, end, projectOnSegment(at, start, end));

const snapToGrid = ({ x, y }: Point): Point => ({
  x: Math.round(x / GRID_SIZE) * GRID_SIZE,
  y: Math.round(y / GRID_SIZE) * GRID_SIZE,
});

/** The point on the nearest 45° ray from the anchor. */
function projectOnRay(at: Point, anchor: Point): Point {
  const dx = at.x - anchor.x;
  const dy = at.y - anchor.y;
  const angle = Math.round(Math.atan2(dy, dx) / ANGLE_STEP) * ANGLE_STEP;
  const length = dx * Math.cos(angle) + dy * Math.sin(angle);
  return { x: anchor.x + length * Math.cos(angle), y: anchor.y + length * Math.sin(angle) };
}

/** The crossings of a vertical line through one anchor and a horizontal line through the other. */
function getCrossings(anchors: readonly Point[]): Point[] {
  const [a, b] = anchors;
  return a && b
    ? [
        { x: a.x, y: b.y },
        { x: b.x, y: a.y },
      ]
    : [];
}
