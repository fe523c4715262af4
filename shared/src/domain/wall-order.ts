import { distance, type Point } from "./geometry.ts";
import { compareNaturally } from "./natural-order.ts";

interface Wall {
  readonly style: "wall" | "mat";
  readonly joined: boolean;
  readonly points: readonly Point[];
}

interface Placed extends Point {
  readonly name: string;
}

/** Which wall a route is on, and how far along it. */
interface Station {
  readonly wall: number;
  readonly along: number;
}

/**
 * Routes as one passes them walking along the gym's walls, wall by wall as they were drawn. A route is on the wall
 * that is nearest to it; where two share a place, or there are no walls, names decide.
 */
export function sortAlongWall<R extends Placed>(
  lines: readonly Wall[],
  routes: readonly R[],
): readonly R[] {
  const walls = lines.filter(({ style, points }) => style === "wall" && points.length > 1);
  const stations = new Map(routes.map((route) => [route, stationOf(walls, route)]));
  const at = (route: R): Station => stations.get(route) ?? { wall: 0, along: 0 };

  return routes.toSorted(
    (a, b) =>
      at(a).wall - at(b).wall || at(a).along - at(b).along || compareNaturally(a.name, b.name),
  );
}

function stationOf(walls: readonly Wall[], point: Point): Station {
  let best: Station = { wall: 0, along: 0 };
  let least = Infinity;
  for (const [wall, { points, joined }] of walls.entries()) {
    let walked = 0;
    for (const [start, end] of stretches(points, joined)) {
      const length = distance(start, end);
      const part = partAlong(start, end, point);
      const foot = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
      const away = distance(foot, point);
      if (away < least) {
        least = away;
        best = { wall, along: walked + length * part };
      }
      walked += length;
    }
  }
  return best;
}

function* stretches(points: readonly Point[], joined: boolean): Generator<readonly [Point, Point]> {
  for (const [index, start] of points.entries()) {
    const end = points[index + 1] ?? (joined ? points[0] : undefined);
    if (end) yield [start, end];
  }
}

/** Where on a stretch a point's foot falls, from 0 at its start to 1 at its end. */
function partAlong(start: Point, end: Point, point: Point): number {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  const part = ((point.x - start.x) * dx + (point.y - start.y) * dy) / square;
  return Math.min(Math.max(part, 0), 1);
}
