import type { Layout } from "@topout/shared/contract";
import {
  getCrossings,
  getDistance,
  isInPolygon,
  isInside,
  type Point,
} from "@topout/shared/domain";

import { type Box, getBoundingBox, getCentre } from "./box.ts";
import { getCentroid, type Edge, getEdges, edgesIntersect } from "./shape.ts";

/** All sizes are in layout units. Labels are uppercase with a font size of 6.2. */
const LETTER_WIDTH = 4.9;
const HALF_HEIGHT = 5;
/** Space around a label, for the dots on the edges of mats. */
const MARGIN = 4;
/** Search directions in radians, relative to the direction to the centre of the gym. */
const SEARCH_ANGLES = Array.from({ length: 13 }, (_, index) => ((index - 6) * Math.PI) / 14);
const FINE_GRID: Grid = { step: 4, angles: SEARCH_ANGLES };
const COARSE_GRID: Grid = { step: 12, angles: SEARCH_ANGLES.filter((_, index) => index % 3 === 0) };
/** The cost of a label that covers its area completely, as a distance. */
const AREA_COST = 240;
/** The additional cost of a label that covers any area, mat, boulder or other label. */
const OCCUPIED_COST = 90;

export interface AreaLabel {
  readonly name: string;
  readonly position: Point;
  readonly ground: "boulder" | "floor";
}

/** The positions of a search, in circles around the area. */
interface Grid {
  /** The distance between two circles. */
  readonly step: number;
  readonly angles: readonly number[];
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

/** Places the label of each area on its freestanding boulder, else on free floor nearby. One area per step. */
export function* placeAreaLabels({ areas, lines }: Layout, homeBox: Box): Generator<AreaLabel> {
  const namedAreas = areas.filter(({ points, name }) => points.length > 2 && name.trim() !== "");
  const closedLines = lines.filter(({ joined, points }) => joined && points.length > 2);
  const boulders = closedLines.filter(({ style }) => style === "wall").map(({ points }) => points);
  const occupied = [...namedAreas, ...closedLines].map(({ points }) => toObstacle(points));
  const walls = lines.filter(({ style }) => style === "wall").flatMap(getEdges);

  for (const { name, points } of namedAreas) {
    const boulder = boulders.map(getCentroid).find((position) => isInPolygon(position, points));
    if (boulder) {
      yield { name, position: boulder, ground: "boulder" };
      continue;
    }
    const halfSize = { x: (name.length * LETTER_WIDTH) / 2 + MARGIN, y: HALF_HEIGHT + MARGIN };
    const position = findFloorPosition(points, halfSize, {
      centre: getCentre(homeBox),
      occupied,
      walls,
    });
    occupied.push(toObstacle(toPolygon(position, halfSize)));
    yield { name, position, ground: "floor" };
  }
}

const toObstacle = (polygon: Polygon): Obstacle => ({ polygon, box: getBoundingBox(polygon) });

const toPolygon = ({ x, y }: Point, halfSize: Point): Polygon => [
  { x: x - halfSize.x, y: y - halfSize.y },
  { x: x + halfSize.x, y: y - halfSize.y },
  { x: x + halfSize.x, y: y + halfSize.y },
  { x: x - halfSize.x, y: y + halfSize.y },
];

interface Placement {
  readonly position: Point;
  readonly cost: number;
}

/**
 * The position with the lowest cost: near the area, towards the centre of the gym, covering little. With the cost of a
 * coarse search, most positions of the fine one are dropped after a few samples.
 */
function findFloorPosition(area: Polygon, halfSize: Point, floor: Floor): Point {
  const from = getCentroid(area);
  const areaObstacles = [toObstacle(area)];

  const search = (grid: Grid, start: Placement): Placement => {
    let best = start;
    for (const position of getCandidates(from, floor.centre, grid)) {
      // The candidates are sorted by distance, and the expensive checks come last.
      const max = best.cost;
      let cost = getDistance(from, position);
      if (cost >= max) break;
      const label = { position, halfSize };
      cost += getCoverageCost(label, areaObstacles, { full: AREA_COST, max: max - cost });
      if (cost >= max) continue;
      cost += getCoverageCost(label, floor.occupied, { full: OCCUPIED_COST, max: max - cost });
      if (cost >= max) continue;
      if (floor.walls.some((wall) => edgesIntersect([from, position], wall))) continue;
      best = { position, cost };
    }
    return best;
  };

  const coarse = search(COARSE_GRID, { position: from, cost: Infinity });
  return search(FINE_GRID, coarse).position;
}

/** Sorted by their distance from the area. Created on demand, because the search ends before the far ones. */
function* getCandidates(from: Point, to: Point, { step, angles }: Grid): Generator<Point> {
  const direction = Math.atan2(to.y - from.y, to.x - from.x);
  const maxLength = getDistance(from, to);
  for (let length = 0; length <= maxLength; length += step) {
    for (const angle of angles) {
      yield {
        x: from.x + Math.cos(direction + angle) * length,
        y: from.y + Math.sin(direction + angle) * length,
      };
    }
  }
}

interface LabelBox {
  readonly position: Point;
  readonly halfSize: Point;
}

interface CoverageCosts {
  /** The cost of a label that covers the obstacles completely. */
  readonly full: number;
  /** From this cost on, the result is Infinity, without checking the other samples. */
  readonly max: number;
}

/** Sample positions in a label, relative to its half size. */
const SAMPLES_X = [-1, -0.6, -0.2, 0.2, 0.6, 1];
const SAMPLES_Y = [-1, 0, 1];
const SAMPLE_COUNT = SAMPLES_X.length * SAMPLES_Y.length;

/** The cost of the share of a label that covers the obstacles, estimated by a grid of samples. */
function getCoverageCost(
  { position, halfSize }: LabelBox,
  obstacles: readonly Obstacle[],
  { full, max }: CoverageCosts,
): number {
  const nearby = obstacles.filter(({ box }) => isNearby(position, halfSize, box));
  if (nearby.length === 0) return 0;
  let coveredCount = 0;
  for (const sampleY of SAMPLES_Y) {
    const y = position.y + sampleY * halfSize.y;
    const crossings = nearby.map(({ polygon }) => getCrossings(polygon, y));
    for (const sampleX of SAMPLES_X) {
      const x = position.x + sampleX * halfSize.x;
      if (crossings.some((ofPolygon) => isInside(x, ofPolygon))) coveredCount += 1;
    }
    if ((coveredCount / SAMPLE_COUNT) * full >= max) return Infinity;
  }
  return (coveredCount / SAMPLE_COUNT) * full;
}

/** A cheap check, which excludes most obstacles. */
const isNearby = ({ x, y }: Point, halfSize: Point, box: Box): boolean =>
  box.right > x - halfSize.x &&
  box.left < x + halfSize.x &&
  box.bottom > y - halfSize.y &&
  box.top < y + halfSize.y;
