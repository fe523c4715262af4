import type { Point } from "./geometry.ts";
import { getPolygonArea, isInPolygon, isOnOutline } from "./polygon.ts";

interface LayoutArea {
  readonly points: readonly Point[];
}

/**
 * Returns the smallest area that contains a point; the first one if several have the same size. A point on an edge is
 * inside. An area that is not closed yet counts as closed.
 */
export function findAreaAt<A extends LayoutArea>(areas: readonly A[], point: Point): A | undefined {
  const sizes = areas
    .filter(({ points }) => isInArea(point, points))
    .map((area) => ({ area, size: getPolygonArea(area.points) }));
  return sizes.reduce<(typeof sizes)[number] | undefined>(
    (smallest, next) => (smallest && smallest.size <= next.size ? smallest : next),
    undefined,
  )?.area;
}

const isInArea = (point: Point, points: readonly Point[]) =>
  points.length > 2 && (isInPolygon(point, points) || isOnOutline(point, points));
