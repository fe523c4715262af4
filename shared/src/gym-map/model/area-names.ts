import type { Area, Layout } from "@topout/shared/contract";
import { distance, type Point } from "@topout/shared/domain";

import { type Box, middle } from "./box.ts";
import { centroid, isInside } from "./shape.ts";

/** In layout units; a name is set in capitals of 6.2. */
const GLYPH_WIDTH = 4.9;
const LINE_HEIGHT = 7;
/** Dots lie on the mats' edges too, and a name keeps clear of those. */
const GAP = 4;
const STRIDE = 3;
/** Ways to look for free floor, off the straight one to the middle of the gym. */
const TURNS = [0, 20, -20, 40, -40, 60, -60, 80, -80].map((degrees) => (degrees * Math.PI) / 180);

export interface AreaName {
  readonly name: string;
  readonly at: Point;
  /** On a freestanding boulder, else on the floor. */
  readonly ground: "boulder" | "floor";
}

type Polygon = readonly Point[];

/** Where each area's name stands: on its freestanding boulder, else on the floor beside its wall. */
export function areaNames({ areas, lines }: Layout, home: Box): AreaName[] {
  const named = areas.filter(({ points, name }) => points.length > 2 && name.trim() !== "");
  const closed = lines.filter(({ joined, points }) => joined && points.length > 2);
  const boulders = closed.filter(({ style }) => style === "wall").map(({ points }) => points);
  const taken = [...named, ...closed].map(({ points }) => points);

  return named.map((area) => {
    const own = boulders.map(centroid).find((at) => isInside(at, area.points));
    if (own) return { name: area.name, at: own, ground: "boulder" };
    return { name: area.name, at: onFloor(area, middle(home), taken), ground: "floor" };
  });
}

/** The free floor nearest to the area, towards the middle of the gym; without any, just outside the area. */
function onFloor({ name, points }: Area, centre: Point, taken: readonly Polygon[]): Point {
  const from = centroid(points);
  const half = { x: (name.length * GLYPH_WIDTH) / 2 + GAP, y: LINE_HEIGHT / 2 + GAP };
  const free = TURNS.map((turn) => firstFree({ from, centre, half, turn }, taken)).filter(
    (at) => at !== undefined,
  );
  const nearest = free.toSorted((a, b) => distance(a, from) - distance(b, from))[0];
  return nearest ?? firstFree({ from, centre, half, turn: 0 }, [points]) ?? from;
}

interface Search {
  readonly from: Point;
  readonly centre: Point;
  /** Half of the name's box. */
  readonly half: Point;
  readonly turn: number;
}

function firstFree({ from, centre, half, turn }: Search, taken: readonly Polygon[]) {
  const way = distance(from, centre);
  const angle = Math.atan2(centre.y - from.y, centre.x - from.x) + turn;
  for (let far = 0; far <= way; far += STRIDE) {
    const at = { x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far };
    if (taken.every((polygon) => !overlaps(at, half, polygon))) return at;
  }
  return undefined;
}

/** Whether a box lies on the polygon, as far as a few of its points and the polygon's corners can tell. */
function overlaps(at: Point, half: Point, polygon: Polygon): boolean {
  const reaches = ({ x, y }: Point) => Math.abs(x - at.x) < half.x && Math.abs(y - at.y) < half.y;
  if (polygon.some(reaches)) return true;
  return [-1, -0.5, 0, 0.5, 1].some((across) =>
    [-1, 0, 1].some((down) =>
      isInside({ x: at.x + across * half.x, y: at.y + down * half.y }, polygon),
    ),
  );
}
