import type { Layout } from "@topout/shared/contract";
import { getDistance, isInPolygon, type Point } from "@topout/shared/domain";

import { type Box, getBoundingBox, getCentre } from "./box.ts";
import { getCentroid, type Edge, getEdges, edgesIntersect } from "./shape.ts";

/** All sizes are in layout units. Labels are uppercase with a font size of 6.2. */
const LETTER_WIDTH = 4.9;
const HALF_HEIGHT = 5;
/** Space around a label, for the dots on the edges of mats. */
const MARGIN = 4;
const SEARCH_STEP = 4;
/** Search directions in radians, relative to the direction to the centre of the gym. */
const SEARCH_ANGLES = Array.from({ length: 13 }, (_, index) => ((index - 6) * Math.PI) / 14);
/** The cost of a label that covers its area completely, as a distance. */
const AREA_COST = 240;
/** The additional cost of a label that covers any area, mat, boulder or other label. */
const OCCUPIED_COST = 90;

export interface AreaLabel {
  readonly name: string;
  readonly position: Point;
  readonly ground: "boulder" | "floor";
}

type Polygon = readonly Point[];

interface Obstacle {
  readonly polygon: Polygon;
  readonly box: Box;
}

interface Floor {
  readonly centre: Point;
  /** Areas, mats, boulders and other labels, which a label should not cover. */
  readonly occupied: readonly Obstacle[];
  /** No wall may be between an area and its label. */
  readonly walls: readonly Edge[];
}

/** Places the label of each area on its freestanding boulder, else on free floor nearby. */
export function placeAreaLabels({ areas, lines }: Layout, homeBox: Box): AreaLabel[] {
  const namedAreas = areas.filter(({ points, name }) => points.length > 2 && name.trim() !== "");
  const closedLines = lines.filter(({ joined, points }) => joined && points.length > 2);
  const boulders = closedLines.filter(({ style }) => style === "wall").map(({ points }) => points);
  const occupied = [...namedAreas, ...closedLines].map(({ points }) => toObstacle(points));
  const walls = lines.filter(({ style }) => style === "wall").flatMap(getEdges);

  return namedAreas.map(({ name, points }) => {
    const boulder = boulders.map(getCentroid).find((position) => isInPolygon(position, points));
    if (boulder) return { name, position: boulder, ground: "boulder" };
    const halfSize = { x: (name.length * LETTER_WIDTH) / 2 + MARGIN, y: HALF_HEIGHT + MARGIN };
    const position = findFloorPosition(points, halfSize, {
      centre: getCentre(homeBox),
      occupied,
      walls,
    });
    occupied.push(toObstacle(toPolygon(position, halfSize)));
    return { name, position, ground: "floor" };
  });
}

const toObstacle = (polygon: Polygon): Obstacle => ({ polygon, box: getBoundingBox(polygon) });

const toPolygon = ({ x, y }: Point, halfSize: Point): Polygon => [
  { x: x - halfSize.x, y: y - halfSize.y },
  { x: x + halfSize.x, y: y - halfSize.y },
  { x: x + halfSize.x, y: y + halfSize.y },
  { x: x - halfSize.x, y: y + halfSize.y },
];

/** The position with the lowest cost: near the area, towards the centre of the gym, covering little. */
function findFloorPosition(area: Polygon, halfSize: Point, floor: Floor): Point {
  const from = getCentroid(area);
  const areaObstacles = [toObstacle(area)];
  let best = from;
  let minCost = Infinity;
  for (const position of getCandidates(from, floor.centre)) {
    // The candidates are sorted by distance, and the expensive checks come last.
    const distance = getDistance(from, position);
    if (distance >= minCost) break;
    const areaCost = distance + AREA_COST * getCoverage(position, halfSize, areaObstacles);
    if (areaCost >= minCost) continue;
    const cost = areaCost + OCCUPIED_COST * getCoverage(position, halfSize, floor.occupied);
    if (cost >= minCost) continue;
    if (floor.walls.some((wall) => edgesIntersect([from, position], wall))) continue;
    minCost = cost;
    best = position;
  }
  return best;
}

/** Sorted by their distance from the area. */
function getCandidates(from: Point, to: Point): Point[] {
  const direction = Math.atan2(to.y - from.y, to.x - from.x);
  const stepCount = Math.floor(getDistance(from, to) / SEARCH_STEP) + 1;
  const lengths = Array.from({ length: stepCount }, (_, index) => index * SEARCH_STEP);
  return lengths.flatMap((length) =>
    SEARCH_ANGLES.map((angle) => ({
      x: from.x + Math.cos(direction + angle) * length,
      y: from.y + Math.sin(direction + angle) * length,
    })),
  );
}

/** Sample positions in a label, relative to its half size. */
const SAMPLES_X = [-1, -0.6, -0.2, 0.2, 0.6, 1];
const SAMPLES_Y = [-1, 0, 1];

/** The share of a label that covers the obstacles, from 0 to 1, estimated by a grid of samples. */
function getCoverage(position: Point, halfSize: Point, obstacles: readonly Obstacle[]): number {
  const nearby = obstacles.filter(({ box }) => isNearby(position, halfSize, box));
  if (nearby.length === 0) return 0;
  let coveredCount = 0;
  for (const sampleX of SAMPLES_X) {
    for (const sampleY of SAMPLES_Y) {
      const sample = {
        x: position.x + sampleX * halfSize.x,
        y: position.y + sampleY * halfSize.y,
      };
      if (nearby.some(({ polygon }) => isInPolygon(sample, polygon))) coveredCount += 1;
    }
  }
  return coveredCount / (SAMPLES_X.length * SAMPLES_Y.length);
}

/** A cheap check, which excludes most obstacles. */
const isNearby = ({ x, y }: Point, halfSize: Point, box: Box): boolean =>
  box.right > x - halfSize.x &&
  box.left < x + halfSize.x &&
  box.bottom > y - halfSize.y &&
  box.top < y + halfSize.y;
