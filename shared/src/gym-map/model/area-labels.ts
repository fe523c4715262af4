import type { Layout } from "@topout/shared/contract";
import { distance, type Point } from "@topout/shared/domain";

import { type Box, centreOf } from "./box.ts";
import { centroid, type Edge, edgesOf, isInPolygon, edgesIntersect } from "./shape.ts";

/** In layout units; a name is set in capitals of 6.2. */
const GLYPH_WIDTH = 4.9;
const HALF_HEIGHT = 5;
/** Dots lie on the mats' edges too, and a name keeps clear of those. */
const GAP = 4;
const STRIDE = 4;
/** Ways to look for free floor, off the straight one to the middle of the gym. */
const TURNS = Array.from({ length: 13 }, (_, index) => ((index - 6) * Math.PI) / 14);
/** A name that lies on its own area is as bad as one that is this much farther away. */
const ON_AREA = 240;
/** On others' mats there is less to hide. */
const ON_OTHERS = 90;

export interface AreaLabel {
  readonly name: string;
  readonly at: Point;
  /** On a freestanding boulder, else on the floor. */
  readonly ground: "boulder" | "floor";
}

type Polygon = readonly Point[];

interface Floor {
  readonly centre: Point;
  /** Areas, mats and boulders: where a name does not belong. */
  readonly taken: readonly Polygon[];
  /** A name is on its own side of every wall. */
  readonly walls: readonly Edge[];
}

/** Where each area's name stands: on its freestanding boulder, else on the floor beside its wall. */
export function placeAreaLabels({ areas, lines }: Layout, home: Box): AreaLabel[] {
  const named = areas.filter(({ points, name }) => points.length > 2 && name.trim() !== "");
  const closed = lines.filter(({ joined, points }) => joined && points.length > 2);
  const boulders = closed.filter(({ style }) => style === "wall").map(({ points }) => points);
  const taken: Polygon[] = [...named, ...closed].map(({ points }) => points);
  const walls = lines.filter(({ style }) => style === "wall").flatMap(edgesOf);

  return named.map(({ name, points }) => {
    const own = boulders.map(centroid).find((at) => isInPolygon(at, points));
    if (own) return { name, at: own, ground: "boulder" };
    const half = { x: (name.length * GLYPH_WIDTH) / 2 + GAP, y: HALF_HEIGHT + GAP };
    const at = onFloor(points, half, { centre: centreOf(home), taken, walls });
    // The next one finds another place.
    taken.push(boxAround(at, half));
    return { name, at, ground: "floor" };
  });
}

const boxAround = ({ x, y }: Point, half: Point): Polygon => [
  { x: x - half.x, y: y - half.y },
  { x: x + half.x, y: y - half.y },
  { x: x + half.x, y: y + half.y },
  { x: x - half.x, y: y + half.y },
];

/** The place towards the middle of the gym that is near and covers least. */
function onFloor(area: Polygon, half: Point, floor: Floor): Point {
  const from = centroid(area);
  let best = from;
  let least = Infinity;
  for (const at of placesFrom(from, floor.centre)) {
    if (floor.walls.some((wall) => edgesIntersect([from, at], wall))) continue;
    const cost =
      distance(from, at) +
      ON_AREA * covered(at, half, [area]) +
      ON_OTHERS * covered(at, half, floor.taken);
    if (cost < least) {
      least = cost;
      best = at;
    }
  }
  return best;
}

function placesFrom(from: Point, to: Point): Point[] {
  const way = distance(from, to);
  const straight = Math.atan2(to.y - from.y, to.x - from.x);
  const steps = Array.from({ length: Math.floor(way / STRIDE) + 1 }, (_, index) => index * STRIDE);
  return TURNS.flatMap((turn) =>
    steps.map((far) => ({
      x: from.x + Math.cos(straight + turn) * far,
      y: from.y + Math.sin(straight + turn) * far,
    })),
  );
}

const ACROSS = [-1, -0.6, -0.2, 0.2, 0.6, 1];
const DOWN = [-1, 0, 1];

/** How much of a box around a point lies on the polygons, from 0 to 1, by a grid of samples. */
function covered(at: Point, half: Point, taken: readonly Polygon[]): number {
  const near = taken.filter((polygon) => isNear(at, half, polygon));
  const samples = ACROSS.flatMap((across) =>
    DOWN.map((down) => ({ x: at.x + across * half.x, y: at.y + down * half.y })),
  );
  const hits = samples.filter((sample) => near.some((polygon) => isInPolygon(sample, polygon)));
  return hits.length / samples.length;
}

/** Most polygons are out of the way, which their outermost points tell. */
const isNear = (at: Point, half: Point, polygon: Polygon): boolean =>
  polygon.some(({ x }) => x > at.x - half.x) &&
  polygon.some(({ x }) => x < at.x + half.x) &&
  polygon.some(({ y }) => y > at.y - half.y) &&
  polygon.some(({ y }) => y < at.y + half.y);
