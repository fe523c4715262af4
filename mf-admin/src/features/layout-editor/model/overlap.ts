import type { Point } from "@topout/shared/domain";

type Polygon = readonly Point[];
type Edge = readonly [Point, Point];
type Interval = readonly [left: number, right: number];

interface Overlap {
  /** In square units. */
  readonly size: number;
  /** A point in the widest part. */
  readonly center: Point;
}

/** Drawn areas cross a few times. Each crossing costs a pass over all edges. */
const MAX_CROSSINGS = 500;
const NO_OVERLAP: Overlap = { size: 0, center: { x: 0, y: 0 } };

/**
 * Returns the overlap of two polygons, by the winding rule of `isInPolygon`, or none if their edges cross too often.
 * Horizontal lines through all corners and crossings divide the plane into bands. No edges cross inside a band, so the
 * overlap there consists of trapezoids. The size of a trapezoid is its height times its width in the middle.
 */
export function getOverlap(a: Polygon, b: Polygon): Overlap {
  const [edgesA, edgesB] = [getEdges(a), getEdges(b)];
  const levels = getLevels([...edgesA, ...edgesB]);
  if (!levels) return NO_OVERLAP;
  let size = 0;
  let widest = { width: 0, center: { x: 0, y: 0 } };
  for (const [index, top] of levels.entries()) {
    const bottom = levels[index + 1] ?? top;
    const y = (top + bottom) / 2;
    for (const [left, right] of intersectIntervals(
      getInsideIntervals(edgesA, y),
      getInsideIntervals(edgesB, y),
    )) {
      const width = Math.min(right - left, bottom - top);
      size += (right - left) * (bottom - top);
      if (width > widest.width) widest = { width, center: { x: (left + right) / 2, y } };
    }
  }
  return { size, center: widest.center };
}

const getEdges = (polygon: Polygon): Edge[] =>
  polygon.map((start, index) => [start, polygon[index + 1] ?? polygon[0] ?? start]);

/** Returns the y coordinates of all corners and crossings, sorted. Undefined if there are too many crossings. */
function getLevels(edges: readonly Edge[]): number[] | undefined {
  const levels = new Set(edges.map(([start]) => start.y));
  const maxLevels = levels.size + MAX_CROSSINGS;
  for (const [index, edge] of edges.entries()) {
    for (const other of edges.slice(index + 1)) {
      const crossing = getCrossing(edge, other);
      if (crossing) levels.add(crossing.y);
    }
    if (levels.size > maxLevels) return undefined;
  }
  return [...levels].sort((a, b) => a - b);
}

/** Returns the point where two edges cross. `t` is its position along the first edge, from 0 to 1. */
export function getCrossing([a, b]: Edge, [c, d]: Edge): (Point & { t: number }) | undefined {
  const denominator = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (denominator === 0) return undefined;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / denominator;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / denominator;
  if (t < 0 || t > 1 || u < 0 || u > 1) return undefined;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, t };
}

/** Returns the parts of the horizontal line at `y` that are in a polygon, from left to right. */
function getInsideIntervals(edges: readonly Edge[], y: number): Interval[] {
  const crossings = edges
    .filter(([start, end]) => start.y > y !== end.y > y)
    .map(([start, end]) => ({
      x: start.x + ((y - start.y) / (end.y - start.y)) * (end.x - start.x),
      step: end.y > y ? 1 : -1,
    }))
    .sort((a, b) => a.x - b.x);
  let winding = 0;
  return crossings.flatMap(({ x, step }, index): Interval[] => {
    winding += step;
    const next = crossings[index + 1];
    return winding !== 0 && next ? [[x, next.x]] : [];
  });
}

/** Returns the parts that both sorted lists contain. */
function intersectIntervals(list: readonly Interval[], others: readonly Interval[]): Interval[] {
  const common: Interval[] = [];
  let [index, otherIndex] = [0, 0];
  for (;;) {
    const [interval, other] = [list[index], others[otherIndex]];
    if (!interval || !other) return common;
    const [left, right] = [Math.max(interval[0], other[0]), Math.min(interval[1], other[1])];
    if (right > left) common.push([left, right]);
    if (interval[1] < other[1]) index += 1;
    else otherIndex += 1;
  }
}
