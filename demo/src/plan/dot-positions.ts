import { getDistance, type Point } from "@topout/shared/domain";

import type { AreaName } from "../drawing/wall-styles.ts";
import type { GymSection } from "./layout.ts";
import { isInsidePolygon, getEdges, getDistanceToSegment } from "../polygon.ts";

/** The minimum distance between two dots, in layout units. A dot has a radius of 6. */
const MIN_SPACING = { alongWall: 15.8, aroundBoulder: 23 };
/** The minimum distance of a dot from the wall, and from the edge of the mat. */
const MIN_WALL_DISTANCE = 8.2;
const MIN_EDGE_DISTANCE = 4.5;
/** Distances of the two rows of dots from the wall. */
const ROWS = [8.6, 20.5];

export interface DotPosition extends Point {
  readonly area: AreaName;
}

/** Returns all possible positions of dots: two staggered rows along the walls, in the order of the sections. */
export function getDotPositions(sections: readonly GymSection[]): DotPosition[] {
  const positions: DotPosition[] = [];
  for (const section of sections) {
    const spacing = section.joined ? MIN_SPACING.aroundBoulder : MIN_SPACING.alongWall;
    for (const candidate of getCandidates(section)) {
      const isFree = positions.every((position) => getDistance(position, candidate) >= spacing);
      if (isFree && isOnMat(section, candidate)) {
        positions.push({ ...candidate, area: section.name });
      }
    }
  }
  return positions;
}

const getSegments = ({ wall, joined }: GymSection) =>
  getEdges(wall).slice(0, joined ? undefined : -1);

/** Returns a point on each row for every layout unit of the walls. */
function getCandidates(section: GymSection): Point[] {
  return getSegments(section).flatMap(([from, to]) => {
    const length = getDistance(from, to);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const towardsMat = section.joined ? { x: along.y, y: -along.x } : { x: -along.y, y: along.x };
    return Array.from({ length: Math.floor(length) }, (_, step) =>
      ROWS.map((row) => ({
        x: Math.round(from.x + along.x * step + towardsMat.x * row),
        y: Math.round(from.y + along.y * step + towardsMat.y * row),
      })),
    ).flat();
  });
}

const isOnMat = (section: GymSection, point: Point) =>
  isInsidePolygon(section.mat, point) &&
  !(section.joined && isInsidePolygon(section.wall, point)) &&
  getSegments(section).every(([a, b]) => getDistanceToSegment(point, a, b) >= MIN_WALL_DISTANCE) &&
  getEdges(section.mat).every(([a, b]) => getDistanceToSegment(point, a, b) >= MIN_EDGE_DISTANCE);
