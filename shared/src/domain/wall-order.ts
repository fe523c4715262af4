import { getDistance, interpolate, type Point, projectOnSegment } from "./geometry.ts";
import { compareNaturally } from "./natural-order.ts";

interface LayoutLine {
  readonly style: "wall" | "mat";
  readonly joined: boolean;
  readonly points: readonly Point[];
}

interface NamedPoint extends Point {
  readonly name: string;
}

interface WallPosition {
  readonly wallIndex: number;
  /** The distance from the wall's first point, in layout units. */
  readonly distanceAlong: number;
}

const DEFAULT_POSITION: WallPosition = { wallIndex: 0, distanceAlong: 0 };

/**
 * Sorts routes by their position along the walls, in the order of the layout. A route belongs to its nearest wall.
 * Routes with the same position are sorted by name.
 */
export function sortAlongWall<R extends NamedPoint>(
  lines: readonly LayoutLine[],
  routes: readonly R[],
): readonly R[] {
  const walls = lines.filter(({ style, points }) => style === "wall" && points.length > 1);
  const positions = new Map(routes.map((route) => [route, findWallPosition(walls, route)]));
  const getPosition = (route: R) => positions.get(route) ?? DEFAULT_POSITION;

  return [...routes].sort((a, b) => {
    const [first, second] = [getPosition(a), getPosition(b)];
    return (
      first.wallIndex - second.wallIndex ||
      first.distanceAlong - second.distanceAlong ||
      compareNaturally(a.name, b.name)
    );
  });
}

function findWallPosition(walls: readonly LayoutLine[], point: Point): WallPosition {
  let nearest = DEFAULT_POSITION;
  let minDistance = Infinity;
  for (const [wallIndex, wall] of walls.entries()) {
    let wallLength = 0;
    for (const [start, end] of getSegments(wall)) {
      const length = getDistance(start, end);
      const t = projectOnSegment(point, start, end);
      const distanceToWall = getDistance(interpolate(start, end, t), point);
      if (distanceToWall < minDistance) {
        minDistance = distanceToWall;
        nearest = { wallIndex, distanceAlong: wallLength + length * t };
      }
      wallLength += length;
    }
  }
  return nearest;
}

function* getSegments({ points, joined }: LayoutLine): Generator<readonly [Point, Point]> {
  for (const [index, start] of points.entries()) {
    const end = points[index + 1] ?? (joined ? points[0] : undefined);
    if (end) yield [start, end];
  }
}
