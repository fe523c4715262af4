import type { CircuitColor } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";

import { isInsidePolygon } from "../polygon.ts";
import { type Random, createRandom } from "../random.ts";
import { drawHold, type Hold, shapeHold } from "./hold.ts";
import { createHoldDefs, getVividPaint } from "./hold-paint.ts";
import { pickHoldKind } from "./hold-shape.ts";
import { createMatDefs } from "./mat.ts";
import { drawShadows } from "./shadow.ts";
import { createSvgDocument, toPolygonPath, createGradientStops, createElement } from "./svg.ts";
import { buildVolume, drawVolume } from "./volume.ts";
import { drawFacets, type Facet, createWallDefs } from "./wall.ts";

const SIZE = { width: 1440, height: 1080 };
const point = (x: number, y: number): Point => ({ x, y });
const createFacet = (tone: number, ...corners: Point[]): Facet => ({ corners, tone });

/** Three folded walls, with the side walls leaning inwards. */
const facets: readonly Facet[] = [
  createFacet(-0.1, point(-20, -10), point(210, 96), point(256, 470), point(-20, 520)),
  createFacet(-0.26, point(-20, 520), point(256, 470), point(196, 850), point(-20, 962)),
  createFacet(0.26, point(210, 96), point(470, 176), point(430, 452), point(256, 470)),
  createFacet(0.04, point(256, 470), point(430, 452), point(472, 770), point(196, 850)),
  createFacet(0.42, point(470, 176), point(742, 168), point(700, 430), point(430, 452)),
  createFacet(0.14, point(430, 452), point(700, 430), point(742, 760), point(472, 770)),
  createFacet(0.3, point(742, 168), point(1000, 180), point(1024, 468), point(700, 430)),
  createFacet(-0.02, point(700, 430), point(1024, 468), point(986, 772), point(742, 760)),
  createFacet(0.12, point(1000, 180), point(1246, 92), point(1212, 500), point(1024, 468)),
  createFacet(-0.16, point(1024, 468), point(1212, 500), point(1262, 862), point(986, 772)),
  createFacet(-0.06, point(1246, 92), point(1460, -10), point(1460, 540), point(1212, 500)),
  createFacet(-0.3, point(1212, 500), point(1460, 540), point(1460, 970), point(1262, 862)),
];

/** The lines of holds on the walls, from bottom to top, and the size of their holds. */
const holdLines: readonly { color: CircuitColor; from: Point; to: Point; size: number }[] = [
  { color: "orange", from: point(84, 880), to: point(110, 90), size: 37 },
  { color: "green", from: point(330, 780), to: point(330, 200), size: 26 },
  { color: "pink", from: point(560, 720), to: point(520, 220), size: 23 },
  { color: "blue", from: point(690, 716), to: point(790, 214), size: 23 },
  { color: "yellow", from: point(900, 720), to: point(930, 226), size: 23 },
  { color: "violet", from: point(1120, 770), to: point(1130, 190), size: 28 },
  { color: "red", from: point(1350, 880), to: point(1330, 110), size: 37 },
];

/** Draws the gym as seen from the door: walls on three sides, mats and lamps. */
export function drawGymPhoto(): string {
  const random = createRandom("photo:gym");
  const holds = holdLines.flatMap((line) => createHolds(line, random));
  const holdsOnWall = holds.filter((hold) =>
    facets.some(({ corners }) => isInsidePolygon(corners, hold.position)),
  );
  const shapedHolds = holdsOnWall.map((hold) => shapeHold(hold, random));
  const volumes = [
    buildVolume({ position: point(612, 560), size: 92, color: "#00665c" }, random),
    buildVolume({ position: point(1040, 420), size: 108, color: "#ded8ca" }, random),
    buildVolume({ position: point(228, 380), size: 120, color: "#3b3e44" }, random),
  ];
  return createSvgDocument(
    SIZE.width,
    SIZE.height,
    createElement(
      "defs",
      {},
      createHoldDefs(holdLines.map(({ color }) => getVividPaint(color))),
      createWallDefs(),
      createMatDefs(),
    ),
    createElement("defs", {}, beam),
    drawCeiling(),
    drawFacets(facets, "#c4bbab", random),
    drawShadows([...volumes, ...shapedHolds]),
    ...volumes.map(drawVolume),
    ...shapedHolds.map(drawHold),
    drawFloor(),
    ...lamps.map(drawBeam),
    createElement("rect", { ...SIZE, fill: "url(#lamp)" }),
  );
}

function createHolds(
  { color, from, to, size }: (typeof holdLines)[number],
  random: Random,
): Hold[] {
  const count = Math.round((from.y - to.y) / (size * 2.1));
  return Array.from({ length: count + 1 }, (_, index) => {
    const ratio = index / count;
    const sway = (index % 2 === 0 ? 1 : -1) * random.between(0.3, 1.25) * size;
    return {
      position: point(from.x + (to.x - from.x) * ratio + sway, from.y + (to.y - from.y) * ratio),
      size: size * random.between(0.72, 1.1),
      kind: pickHoldKind(random),
      paint: getVividPaint(color),
    };
  });
}

const lamps: readonly (readonly Point[])[] = [
  [point(560, 78), point(640, 78), point(610, 20), point(500, 20)],
  [point(800, 78), point(880, 78), point(940, 20), point(830, 20)],
];

const drawCeiling = () =>
  [
    createElement("rect", { ...SIZE, fill: "#2a2c2f" }),
    ...[-40, 320, 720, 1120, 1480].map((x) =>
      createElement("path", {
        d: `M${x} 0L${720 + (x - 720) * 0.66} 180`,
        stroke: "#1c1d1f",
        "stroke-width": 10,
      }),
    ),
    createElement("path", { d: "M0 52H1440M0 120H1440", stroke: "#393c40", "stroke-width": 5 }),
    ...lamps.map((lamp) => createElement("path", { d: toPolygonPath(lamp), fill: "#fff6df" })),
  ].join("");

const drawBeam = (lamp: readonly Point[]) => {
  const [left, right] = lamp;
  if (!left || !right) return "";
  const spread = [left, right, point(right.x + 210, 800), point(left.x - 210, 800)];
  return createElement("path", { d: toPolygonPath(spread), fill: "url(#beam)" });
};

const beam = createElement(
  "linearGradient",
  { id: "beam", x1: 0, y1: 0, x2: 0, y2: 1 },
  createGradientStops([
    { offset: 0, color: "#fff3d0", opacity: 0.12 },
    { offset: 1, color: "#fff3d0", opacity: 0 },
  ]),
);

/** Mats from wall to wall, with seams towards a vanishing point. */
function drawFloor(): string {
  const edge = [
    point(-20, 962),
    point(196, 850),
    point(472, 770),
    point(742, 760),
    point(986, 772),
    point(1262, 862),
    point(1460, 970),
  ];
  const seams = [-300, 120, 540, 900, 1320, 1740].map(
    (x) => `M${x} 1080L${720 + (x - 720) * 0.42} 764`,
  );
  const mats = toPolygonPath([...edge, point(1460, 1100), point(-20, 1100)]);
  return [
    createElement("clipPath", { id: "floor" }, createElement("path", { d: mats })),
    createElement("path", { d: mats, fill: "url(#mat)" }),
    createElement(
      "g",
      { "clip-path": "url(#floor)", stroke: "#0d1420", "stroke-width": 4 },
      createElement("path", { d: seams.join("") }),
      createElement("path", { d: "M0 905H1440M0 1010H1440" }),
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
