import type { Point } from "@topout/shared/domain";

import { isInsidePolygon } from "../polygon.ts";
import { type Random, createRandom } from "../random.ts";
import { drawHold, type Hold, shapeHold } from "./hold.ts";
import { createHoldDefs, getVividPaint, type HoldColor } from "./hold-paint.ts";
import { pickHoldKind } from "./hold-shape.ts";
import { createMatDefs } from "./mat.ts";
import { drawShadows } from "./shadow.ts";
import { createSvgDocument, toPolygonPath, createGradientStops, createElement } from "./svg.ts";
import { buildVolume, drawVolume, type Volume } from "./volume.ts";
import { drawFacets, type Facet, createWallDefs } from "./wall.ts";

export const GYM_PHOTO_SIZE = { width: 1440, height: 1080 };

/** The inside of a gym, as seen from the door. All points are pixels of the photo. */
export interface GymScene {
  /** The seed of the photo. */
  readonly label: string;
  /** SVG elements behind the walls, such as the ceiling. */
  readonly background: string;
  readonly facets: readonly Facet[];
  readonly wallColor: string;
  readonly volumes: readonly Pick<Volume, "position" | "size" | "color">[];
  readonly holdLines: readonly HoldLine[];
  readonly floor: Floor;
  /** Areas with light from lamps or windows. The light fades towards the bottom. */
  readonly beams: readonly (readonly Point[])[];
}

/** A line of holds on the walls, from bottom to top. */
interface HoldLine {
  readonly color: HoldColor;
  readonly from: Point;
  readonly to: Point;
  readonly size: number;
}

/** Mats from wall to wall. */
interface Floor {
  /** The upper edge of the mats, from left to right. */
  readonly edge: readonly Point[];
  /** SVG paths of the seams. */
  readonly seams: readonly string[];
  /** A colour over the mats. */
  readonly tint: string;
}

export const createPoint = (x: number, y: number): Point => ({ x, y });
export const createFacet = (tone: number, ...corners: Point[]): Facet => ({ corners, tone });

export function drawGymPhoto(scene: GymScene): string {
  const random = createRandom(scene.label);
  const holds = scene.holdLines.flatMap((line) => createHolds(line, random));
  const holdsOnWall = holds.filter((hold) =>
    scene.facets.some(({ corners }) => isInsidePolygon(corners, hold.position)),
  );
  const shapedHolds = holdsOnWall.map((hold) => shapeHold(hold, random));
  const volumes = scene.volumes.map((volume) => buildVolume(volume, random));
  const colors = new Set(scene.holdLines.map(({ color }) => color));
  return createSvgDocument(
    GYM_PHOTO_SIZE.width,
    GYM_PHOTO_SIZE.height,
    createElement(
      "defs",
      {},
      createHoldDefs([...colors].map(getVividPaint)),
      createWallDefs(),
      createMatDefs(),
      beam,
    ),
    scene.background,
    drawFacets(scene.facets, scene.wallColor, random),
    drawShadows([...volumes, ...shapedHolds]),
    ...volumes.map(drawVolume),
    ...shapedHolds.map(drawHold),
    drawFloor(scene.floor),
    ...scene.beams.map((area) =>
      createElement("path", { d: toPolygonPath(area), fill: "url(#beam)" }),
    ),
    createElement("rect", { ...GYM_PHOTO_SIZE, fill: "url(#lamp)" }),
  );
}

function createHolds({ color, from, to, size }: HoldLine, random: Random): Hold[] {
  const count = Math.round((from.y - to.y) / (size * 2.1));
  return Array.from({ length: count + 1 }, (_, index) => {
    const ratio = index / count;
    const sway = (index % 2 === 0 ? 1 : -1) * random.between(0.3, 1.25) * size;
    return {
      position: createPoint(
        from.x + (to.x - from.x) * ratio + sway,
        from.y + (to.y - from.y) * ratio,
      ),
      size: size * random.between(0.72, 1.1),
      kind: pickHoldKind(random),
      paint: getVividPaint(color),
    };
  });
}

const beam = createElement(
  "linearGradient",
  { id: "beam", x1: 0, y1: 0, x2: 0, y2: 1 },
  createGradientStops([
    { offset: 0, color: "#fff3d0", opacity: 0.12 },
    { offset: 1, color: "#fff3d0", opacity: 0 },
  ]),
);

function drawFloor({ edge, seams, tint }: Floor): string {
  const { width, height } = GYM_PHOTO_SIZE;
  const bottom = [createPoint(width + 20, height + 20), createPoint(-20, height + 20)];
  const mats = toPolygonPath([...edge, ...bottom]);
  return [
    createElement("clipPath", { id: "floor" }, createElement("path", { d: mats })),
    createElement("path", { d: mats, fill: "url(#mat)" }),
    createElement("path", { d: mats, fill: tint }),
    createElement(
      "g",
      { "clip-path": "url(#floor)", stroke: "#0d1420", "stroke-width": 4 },
      createElement("path", { d: seams.join("") }),
    ),
    createElement("path", {
      d: `M${edge.map(({ x, y }) => `${x} ${y}`).join("L")}`,
      fill: "none",
      stroke: "#5d6d8c",
      "stroke-width": 8,
      "stroke-linejoin": "round",
    }),
  ].join("");
}
