import type { Area, Layout } from "@topout/shared/contract";
import { distance, type Point } from "@topout/shared/domain";

import { type Box, middle } from "./box.ts";
import { centroid, isInside } from "./shape.ts";

/** In layout units; a name is set in capitals of 6.2. */
const GLYPH_WIDTH = 4.9;
const LINE_HEIGHT = 7;
const GAP = 3;
const STRIDE = 2;

export interface AreaName {
  readonly name: string;
  readonly at: Point;
  /** On a freestanding boulder, else on the floor. */
  readonly ground: "boulder" | "floor";
}

/** Where each area's name stands: on its freestanding boulder, else on the floor beside its wall. */
export function areaNames({ areas, lines }: Layout, home: Box): AreaName[] {
  const boulders = lines
    .filter(({ style, joined, points }) => style === "wall" && joined && points.length > 2)
    .map(({ points }) => points);
  return areas
    .filter(({ points, name }) => points.length > 2 && name.trim() !== "")
    .map((area) => nameOf(area, boulders, home));
}

function nameOf(area: Area, boulders: readonly (readonly Point[])[], home: Box): AreaName {
  const { name, points } = area;
  const own = boulders.map(centroid).find((at) => isInside(at, points));
  if (own) return { name, at: own, ground: "boulder" };
  return { name, at: besideWall(area, middle(home)), ground: "floor" };
}

/** From the middle of the area towards the middle of the gym, until the name has left the area. */
function besideWall({ name, points }: Area, centre: Point): Point {
  const from = centroid(points);
  const way = distance(from, centre);
  const unit =
    way === 0 ? { x: 0, y: 0 } : { x: (centre.x - from.x) / way, y: (centre.y - from.y) / way };
  const at = (far: number): Point => ({ x: from.x + unit.x * far, y: from.y + unit.y * far });

  let edge = 0;
  while (edge < way && isInside(at(edge), points)) edge += STRIDE;
  const half = { x: (name.length * GLYPH_WIDTH) / 2 + GAP, y: LINE_HEIGHT / 2 + GAP };
  const clear = Math.min(half.x / Math.abs(unit.x), half.y / Math.abs(unit.y));
  return at(Math.min(edge + clear, way));
}
