import type { CircuitColor } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";

import { isInsidePolygon } from "../polygon.ts";
import { type Random, createRandom } from "../random.ts";
import { drawHold, type Hold, shapeHold } from "./hold.ts";
import { holdDefs, getVividPaint } from "./hold-paint.ts";
import { pickHoldKind } from "./hold-shape.ts";
import { matDefs } from "./mat.ts";
import { drawShadows } from "./shadow.ts";
import { svgDocument, polygonPath, gradientStops, element } from "./svg.ts";
import { buildVolume, drawVolume } from "./volume.ts";
import { drawFacets, type Facet, wallDefs } from "./wall.ts";

const SIZE = { width: 1440, height: 1080 };
const at = (x: number, y: number): Point => ({ x, y });
const quad = (tone: number, ...corners: Point[]): Facet => ({ corners, tone });

/** Three folded walls, with the side walls leaning inwards. */
const facets: readonly Facet[] = [
  quad(-0.1, at(-20, -10), at(210, 96), at(256, 470), at(-20, 520)),
  quad(-0.26, at(-20, 520), at(256, 470), at(196, 850), at(-20, 962)),
  quad(0.26, at(210, 96), at(470, 176), at(430, 452), at(256, 470)),
  quad(0.04, at(256, 470), at(430, 452), at(472, 770), at(196, 850)),
  quad(0.42, at(470, 176), at(742, 168), at(700, 430), at(430, 452)),
  quad(0.14, at(430, 452), at(700, 430), at(742, 760), at(472, 770)),
  quad(0.3, at(742, 168), at(1000, 180), at(1024, 468), at(700, 430)),
  quad(-0.02, at(700, 430), at(1024, 468), at(986, 772), at(742, 760)),
  quad(0.12, at(1000, 180), at(1246, 92), at(1212, 500), at(1024, 468)),
  quad(-0.16, at(1024, 468), at(1212, 500), at(1262, 862), at(986, 772)),
  quad(-0.06, at(1246, 92), at(1460, -10), at(1460, 540), at(1212, 500)),
  quad(-0.3, at(1212, 500), at(1460, 540), at(1460, 970), at(1262, 862)),
];

/** One line of holds per circuit: its bottom, its top, and the size of its holds. */
const holdLines: readonly { color: CircuitColor; from: Point; to: Point; size: number }[] = [
  { color: "orange", from: at(84, 880), to: at(110, 90), size: 37 },
  { color: "green", from: at(330, 780), to: at(330, 200), size: 26 },
  { color: "pink", from: at(560, 720), to: at(520, 220), size: 23 },
  { color: "blue", from: at(690, 716), to: at(790, 214), size: 23 },
  { color: "yellow", from: at(900, 720), to: at(930, 226), size: 23 },
  { color: "violet", from: at(1120, 770), to: at(1130, 190), size: 28 },
  { color: "red", from: at(1350, 880), to: at(1330, 110), size: 37 },
];

/** Draws the gym as seen from the door: walls on three sides, mats and lamps. */
export function drawGymPhoto(): string {
  const random = createRandom("photo:gym");
  const holds = holdLines.flatMap((line) => createHolds(line, random));
  const holdsOnWall = holds.filter((hold) =>
    facets.some(({ corners }) => isInsidePolygon(corners, hold.at)),
  );
  const shapedHolds = holdsOnWall.map((hold) => shapeHold(hold, random));
  const volumes = [
    buildVolume({ at: at(612, 560), size: 92, color: "#00665c" }, random),
    buildVolume({ at: at(1040, 420), size: 108, color: "#ded8ca" }, random),
    buildVolume({ at: at(228, 380), size: 120, color: "#3b3e44" }, random),
  ];
  return svgDocument(
    SIZE.width,
    SIZE.height,
    element(
      "defs",
      {},
      holdDefs(holdLines.map(({ color }) => getVividPaint(color))),
      wallDefs(),
      matDefs(),
    ),
    element("defs", {}, beam),
    drawCeiling(),
    drawFacets(facets, "#c4bbab", random),
    drawShadows([...volumes, ...shapedHolds]),
    ...volumes.map(drawVolume),
    ...shapedHolds.map(drawHold),
    drawFloor(),
    ...lamps.map(drawBeam),
    element("rect", { ...SIZE, fill: "url(#lamp)" }),
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
      at: at(from.x + (to.x - from.x) * ratio + sway, from.y + (to.y - from.y) * ratio),
      size: size * random.between(0.72, 1.1),
      kind: pickHoldKind(random),
      paint: getVividPaint(color),
    };
  });
}

const lamps: readonly (readonly Point[])[] = [
  [at(560, 78), at(640, 78), at(610, 20), at(500, 20)],
  [at(800, 78), at(880, 78), at(940, 20), at(830, 20)],
];

const drawCeiling = () =>
  [
    element("rect", { ...SIZE, fill: "#2a2c2f" }),
    ...[-40, 320, 720, 1120, 1480].map((x) =>
      element("path", {
        d: `M${x} 0L${720 + (x - 720) * 0.66} 180`,
        stroke: "#1c1d1f",
        "stroke-width": 10,
      }),
    ),
    element("path", { d: "M0 52H1440M0 120H1440", stroke: "#393c40", "stroke-width": 5 }),
    ...lamps.map((lamp) => element("path", { d: polygonPath(lamp), fill: "#fff6df" })),
  ].join("");

const drawBeam = (lamp: readonly Point[]) => {
  const [left, right] = lamp;
  if (!left || !right) return "";
  const spread = [left, right, at(right.x + 210, 800), at(left.x - 210, 800)];
  return element("path", { d: polygonPath(spread), fill: "url(#beam)" });
};

const beam = element(
  "linearGradient",
  { id: "beam", x1: 0, y1: 0, x2: 0, y2: 1 },
  gradientStops([
    { at: 0, color: "#fff3d0", opacity: 0.12 },
    { at: 1, color: "#fff3d0", opacity: 0 },
  ]),
);

/** Mats from wall to wall, with seams towards a vanishing point. */
function drawFloor(): string {
  const edge = [
    at(-20, 962),
    at(196, 850),
    at(472, 770),
    at(742, 760),
    at(986, 772),
    at(1262, 862),
    at(1460, 970),
  ];
  const seams = [-300, 120, 540, 900, 1320, 1740].map(
    (x) => `M${x} 1080L${720 + (x - 720) * 0.42} 764`,
  );
  const mats = polygonPath([...edge, at(1460, 1100), at(-20, 1100)]);
  return [
    element("clipPath", { id: "floor" }, element("path", { d: mats })),
    element("path", { d: mats, fill: "url(#mat)" }),
    element(
      "g",
      { "clip-path": "url(#floor)", stroke: "#0d1420", "stroke-width": 4 },
      element("path", { d: seams.join("") }),
      element("path", { d: "M0 905H1440M0 1010H1440" }),
    ),
    element("path", {
      d: `M${edge.map(({ x, y }) => `${x} ${y}`).join("L")}`,
      fill: "none",
      stroke: "#5d6d8c",
      "stroke-width": 8,
      "stroke-linejoin": "round",
    }),
  ].join("");
}
