import { CircuitColor } from "@topout/shared/contract";

import { type Random, createRandom } from "../random.ts";
import { type AreaName, wallStyles } from "./wall-styles.ts";
import { drawHold, type Hold, shapeHold } from "./hold.ts";
import { holdDefs, getMutedPaint, getVividPaint } from "./hold-paint.ts";
import { placeRouteHolds, placeOtherHolds } from "./hold-placement.ts";
import { drawMat } from "./mat.ts";
import { drawShadows } from "./shadow.ts";
import { svgDocument, element } from "./svg.ts";
import { buildVolume, drawVolume, type Volume } from "./volume.ts";
import { drawWall, wallDefs } from "./wall.ts";

const SIZE = { width: 960, height: 1280 };
const MAT = 1136;
const LINE = { left: 130, right: SIZE.width - 130, top: 110, bottom: MAT - 140 };
const WALL = { left: 30, right: SIZE.width - 30, top: 40, bottom: MAT - 60 };

export interface PhotoSubject {
  /** Two photos of one label are the same photo. */
  readonly label: string;
  readonly color: CircuitColor;
  readonly area: AreaName;
  /** 0 for the gym's easiest routes to 1 for its hardest. */
  readonly hardness: number;
}

/** Of every photo. */
export const PHOTO_SIZE = SIZE;

/** Where the mat begins that one falls onto. */
export const MAT_TOP = MAT;

/** The holds of a route from the start to the top, as its photo shows them. */
export const getRouteHolds = ({ label, color, hardness }: PhotoSubject): Hold[] =>
  placeRouteHolds({ color, hardness }, LINE, photoRandom(label));

const photoRandom = (label: string) => createRandom(`photo:${label}`);

/** A route on its wall, as a setter would photograph it. */
export function drawRoutePhoto({ label, color, area, hardness }: PhotoSubject): string {
  const random = photoRandom(label);
  const board = wallStyles[area];
  const route = placeRouteHolds({ color, hardness }, LINE, random);
  const volumes = volumesAlong(route, board.color, random);
  const paints = random
    .shuffle(CircuitColor.options.filter((other) => other !== color))
    .slice(0, 3)
    .map((other) => getMutedPaint(other, board.color));
  const room = { field: WALL, taken: [...route, ...volumes], most: 17 };
  const others = placeOtherHolds(paints, room, random).map((hold) => shapeHold(hold, random));
  const holds = route.map((hold) => shapeHold(hold, random));

  return svgDocument(
    SIZE.width,
    SIZE.height,
    element("defs", {}, holdDefs([getVividPaint(color), ...paints]), wallDefs()),
    drawWall(board, SIZE, random),
    drawShadows(volumes),
    ...volumes.map(drawVolume),
    ...holds.map(drawChalk),
    drawShadows([...others, ...holds]),
    ...[...others, ...holds].map(drawHold),
    ...route.slice(0, 1).map(drawStartTape),
    drawMat(SIZE, MAT),
  );
}

function volumesAlong(route: readonly Hold[], wall: string, random: Random): Volume[] {
  const places = random.pick([[], [0.6], [0.5], [0.65, 0.25]]);
  return places.flatMap((share) => {
    const near = route[Math.floor(route.length * share)]?.at;
    if (!near) return [];
    const at = {
      x: near.x + random.pick([-1, 1]) * random.between(70, 200),
      y: near.y + random.between(-60, 60),
    };
    const color = random.pick([wall, wall, "#4b4f55", "#e9e3d6"]);
    return [buildVolume({ at, size: random.between(120, 190), color }, random)];
  });
}

/** The white bloom that hands leave around a hold. */
const drawChalk = ({ at, size }: Hold) =>
  element("ellipse", {
    cx: at.x,
    cy: at.y - size * 0.2,
    rx: size * 1.9,
    ry: size * 1.6,
    fill: "url(#chalk)",
  });

/** Two strips of tape below the hold that a climb starts from. */
const drawStartTape = ({ at, size }: Hold) =>
  [-1, 1]
    .map((side) => {
      const x = at.x + side * size * 0.62;
      const y = at.y + size * 1.3;
      return element("rect", {
        x: x - 7,
        y: y - 24,
        width: 14,
        height: 48,
        rx: 2,
        fill: "#f7f4ec",
        transform: `rotate(${side * -14} ${x} ${y})`,
      });
    })
    .join("");
