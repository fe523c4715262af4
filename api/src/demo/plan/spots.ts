import { distance, type Point } from "@topout/shared/domain";

import type { AreaName } from "../drawing/boards.ts";
import { grounds } from "./gym-layout.ts";
import { contains, edgesOf, fromSegment } from "../polygon.ts";

/** How far apart two dots are at least, in layout units: a dot has a radius of 6. */
const SPACING = { alongWall: 15.8, aroundBoulder: 23 };
/** A dot stands on the mat, clear of the wall that its climb goes up. */
const CLEAR_OF_WALL = 8.2;
const CLEAR_OF_EDGE = 4.5;
const ROWS = [8.6, 20.5];

export interface Spot extends Point {
  readonly area: AreaName;
}

/** Everywhere that a route can start: two staggered rows along the walls, walked once round the gym. */
export function spots(): Spot[] {
  const chosen: Spot[] = [];
  for (const ground of grounds) {
    const spacing = ground.joined ? SPACING.aroundBoulder : SPACING.alongWall;
    for (const candidate of alongside(ground)) {
      const free = chosen.every((spot) => distance(spot, candidate) >= spacing);
      if (free && standsOn(ground, candidate)) chosen.push({ ...candidate, area: ground.name });
    }
  }
  return chosen;
}

type Ground = (typeof grounds)[number];

const segmentsOf = ({ wall, joined }: Ground) => edgesOf(wall).slice(0, joined ? undefined : -1);

/** Points on both rows, in the order in which one meets them. */
function alongside(ground: Ground): Point[] {
  return segmentsOf(ground).flatMap(([from, to]) => {
    const length = distance(from, to);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const inwards = ground.joined ? { x: along.y, y: -along.x } : { x: -along.y, y: along.x };
    return Array.from({ length: Math.floor(length) }, (_, step) =>
      ROWS.map((row) => ({
        x: Math.round(from.x + along.x * step + inwards.x * row),
        y: Math.round(from.y + along.y * step + inwards.y * row),
      })),
    ).flat();
  });
}

const standsOn = (ground: Ground, point: Point) =>
  contains(ground.mat, point) &&
  !(ground.joined && contains(ground.wall, point)) &&
  segmentsOf(ground).every(([a, b]) => fromSegment(point, a, b) >= CLEAR_OF_WALL) &&
  edgesOf(ground.mat).every(([a, b]) => fromSegment(point, a, b) >= CLEAR_OF_EDGE);
