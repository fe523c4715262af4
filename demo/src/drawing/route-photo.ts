import { CircuitColor } from "@topout/shared/contract";

import { type Random, createRandom } from "../random.ts";
import { type AreaName, wallStyles } from "./wall-styles.ts";
import { drawHold, type Hold, shapeHold } from "./hold.ts";
import { createHoldDefs, getMutedPaint, getVividPaint, type HoldColor } from "./hold-paint.ts";
import { placeRouteHolds, placeOtherHolds } from "./hold-placement.ts";
import { drawMat } from "./mat.ts";
import { drawShadows } from "./shadow.ts";
import { createSvgDocument, createElement } from "./svg.ts";
import { buildVolume, drawVolume, type Volume } from "./volume.ts";
import { drawWall, createWallDefs } from "./wall.ts";

export const PHOTO_SIZE = { width: 960, height: 1280 };
/** The top edge of the mat. */
export const MAT_TOP = 1136;
const ROUTE_BOUNDS = { left: 130, right: PHOTO_SIZE.width - 130, top: 110, bottom: MAT_TOP - 140 };
const WALL_BOUNDS = { left: 30, right: PHOTO_SIZE.width - 30, top: 40, bottom: MAT_TOP - 60 };

export interface PhotoSubject {
  /** The seed of the photo. */
  readonly label: string;
  readonly color: HoldColor;
  readonly area: AreaName;
  /** 0 (easiest) to 1 (hardest). */
  readonly hardness: number;
}

/** Returns the holds on the photo of a route, from start to top. */
export const getRouteHolds = ({ label, color, hardness }: PhotoSubject): Hold[] =>
  placeRouteHolds({ color, hardness }, ROUTE_BOUNDS, createPhotoRandom(label));

const createPhotoRandom = (label: string) => createRandom(`photo:${label}`);

export function drawRoutePhoto({ label, color, area, hardness }: PhotoSubject): string {
  const random = createPhotoRandom(label);
  const wallStyle = wallStyles[area];
  const route = placeRouteHolds({ color, hardness }, ROUTE_BOUNDS, random);
  const volumes = placeVolumes(route, wallStyle.color, random);
  const paints = random
    .shuffle(CircuitColor.options.filter((other) => other !== color))
    .slice(0, 3)
    .map((other) => getMutedPaint(other, wallStyle.color));
  const options = { bounds: WALL_BOUNDS, obstacles: [...route, ...volumes], maxCount: 17 };
  const others = placeOtherHolds(paints, options, random).map((hold) => shapeHold(hold, random));
  const holds = route.map((hold) => shapeHold(hold, random));

  return createSvgDocument(
    PHOTO_SIZE.width,
    PHOTO_SIZE.height,
    createElement("defs", {}, createHoldDefs([getVividPaint(color), ...paints]), createWallDefs()),
    drawWall(wallStyle, PHOTO_SIZE, random),
    drawShadows(volumes),
    ...volumes.map(drawVolume),
    ...holds.map(drawChalk),
    drawShadows([...others, ...holds]),
    ...[...others, ...holds].map(drawHold),
    ...route.slice(0, 1).map(drawStartTape),
    drawMat(PHOTO_SIZE, MAT_TOP),
  );
}

function placeVolumes(route: readonly Hold[], wall: string, random: Random): Volume[] {
  const places = random.pick([[], [0.6], [0.5], [0.65, 0.25]]);
  return places.flatMap((share) => {
    const near = route[Math.floor(route.length * share)]?.position;
    if (!near) return [];
    const position = {
      x: near.x + random.pick([-1, 1]) * random.between(70, 200),
      y: near.y + random.between(-60, 60),
    };
    const color = random.pick([wall, wall, "#4b4f55", "#e9e3d6"]);
    return [buildVolume({ position, size: random.between(120, 190), color }, random)];
  });
}

/** Chalk marks around a hold. */
const drawChalk = ({ position, size }: Hold) =>
  createElement("ellipse", {
    cx: position.x,
    cy: position.y - size * 0.2,
    rx: size * 1.9,
    ry: size * 1.6,
    fill: "url(#chalk)",
  });

/** Two strips of tape that mark the start hold. */
const drawStartTape = ({ position, size }: Hold) =>
  [-1, 1]
    .map((side) => {
      const x = position.x + side * size * 0.62;
      const y = position.y + size * 1.3;
      return createElement("rect", {
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
