import { getDistanceToSegment, type Point } from "./geometry.ts";

/** The last corner is connected with the first one. */
type Polygon = readonly Point[];

/** Coordinates are decimal numbers, so a point on an edge can be beside it by a rounding error. */
const EDGE_TOLERANCE = 1e-6;

const getEdges = (polygon: Polygon): (readonly [Point, Point])[] =>
  polygon.map((start, index) => [start, polygon[index + 1] ?? polygon[0] ?? start]);

/**
 * Whether a polygon contains a point: its winding number is not zero. SVG fills shapes by the same rule, so the parts
 * that a polygon encloses twice belong to it.
 */
export const isInPolygon = ({ x, y }: Point, polygon: Polygon): boolean =>
  isInside(x, getCrossings(polygon, y));

/** Where an edge crosses a horizontal line. `step` changes the winding number of the points to the left. */
export interface Crossing {
  readonly x: number;
  readonly step: 1 | -1;
}

/** Where the edges of a polygon cross the horizontal line at `y`, in the order of the edges. */
export function getCrossings(polygon: Polygon, y: number): Crossing[] {
  const crossings: Crossing[] = [];
  let start = polygon.at(-1);
  for (const end of polygon) {
    if (start && start.y > y !== end.y > y) {
      crossings.push({ x: getCrossingX(start, end, y), step: end.y > y ? 1 : -1 });
    }
    start = end;
  }
  return crossings;
}

/** `isInPolygon` for a point on the line of these crossings. */
export function isInside(x: number, crossings: readonly Crossing[]): boolean {
  let winding = 0;
  for (const crossing of crossings) if (x < crossing.x) winding += crossing.step;
  return winding !== 0;
}

/** Whether a point is on an edge of the polygon. */
export const isOnOutline = (point: Point, polygon: Polygon): boolean =>
  getEdges(polygon).some(
    ([start, end]) => getDistanceToSegment(point, start, end) <= EDGE_TOLERANCE,
  );

/** The size of everything that `isInPolygon` counts as inside, even for polygons that cross themselves. */
export function getPolygonArea(polygon: Polygon): number {
  const edges = getEdges(polygon);
  const levels = getLevels(edges);
  return levels.reduce((area, bottom, index) => {
    const top = levels[index + 1] ?? bottom;
    return area + (top - bottom) * getInnerWidth(polygon, (top + bottom) / 2);
  }, 0);
}

type Edge = readonly [Point, Point];

/** The y of each corner and of each intersection, sorted. Between two of them the edges do not cross. */
function getLevels(edges: readonly Edge[]): number[] {
  const levels = new Set(edges.map(([start]) => start.y));
  for (const [index, edge] of edges.entries()) {
    for (const other of edges.slice(index + 1)) {
      const y = getIntersectionY(edge, other);
      if (y !== undefined) levels.add(y);
    }
  }
  return [...levels].sort((a, b) => a - b);
}

/** The width of the inside along a horizontal line. */
function getInnerWidth(polygon: Polygon, y: number): number {
  const crossings = getCrossings(polygon, y).sort((a, b) => a.x - b.x);
  let [width, winding] = [0, 0];
  for (const [index, { x, step }] of crossings.entries()) {
    winding += step;
    if (winding !== 0) width += (crossings[index + 1]?.x ?? x) - x;
  }
  return width;
}

function getIntersectionY([a, b]: Edge, [c, d]: Edge): number | undefined {
  const denominator = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (denominator === 0) return undefined;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / denominator;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / denominator;
  return t > 0 && t < 1 && u > 0 && u < 1 ? a.y + (b.y - a.y) * t : undefined;
}

const getCrossingX = (start: Point, end: Point, y: number) =>
  start.x + ((y - start.y) / (end.y - start.y)) * (end.x - start.x);
