import type { Point } from "@topout/shared/domain";

import {
  createFacet,
  createPoint as point,
  GYM_PHOTO_SIZE,
  type GymScene,
} from "../../drawing/gym-photo.ts";
import { createElement, toPolygonPath } from "../../drawing/svg.ts";

const lamps: readonly (readonly [Point, Point, Point, Point])[] = [
  [point(560, 78), point(640, 78), point(610, 20), point(500, 20)],
  [point(800, 78), point(880, 78), point(940, 20), point(830, 20)],
];

const ceiling = [
  createElement("rect", { ...GYM_PHOTO_SIZE, fill: "#2a2c2f" }),
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

/** Three folded walls, with the side walls leaning inwards, below a dark ceiling with two lamps. */
export const gritworksScene: GymScene = {
  label: "photo:gym",
  background: ceiling,
  wallColor: "#c4bbab",
  facets: [
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
  ],
  volumes: [
    { position: point(612, 560), size: 92, color: "#00665c" },
    { position: point(1040, 420), size: 108, color: "#ded8ca" },
    { position: point(228, 380), size: 120, color: "#3b3e44" },
  ],
  holdLines: [
    { color: "orange", from: point(84, 880), to: point(110, 90), size: 37 },
    { color: "green", from: point(330, 780), to: point(330, 200), size: 26 },
    { color: "pink", from: point(560, 720), to: point(520, 220), size: 23 },
    { color: "blue", from: point(690, 716), to: point(790, 214), size: 23 },
    { color: "yellow", from: point(900, 720), to: point(930, 226), size: 23 },
    { color: "violet", from: point(1120, 770), to: point(1130, 190), size: 28 },
    { color: "red", from: point(1350, 880), to: point(1330, 110), size: 37 },
  ],
  floor: {
    edge: [
      point(-20, 962),
      point(196, 850),
      point(472, 770),
      point(742, 760),
      point(986, 772),
      point(1262, 862),
      point(1460, 970),
    ],
    seams: [
      ...[-300, 120, 540, 900, 1320, 1740].map((x) => `M${x} 1080L${720 + (x - 720) * 0.42} 764`),
      "M0 905H1440M0 1010H1440",
    ],
    tint: "none",
  },
  beams: lamps.map(([left, right]) => [
    left,
    right,
    point(right.x + 210, 800),
    point(left.x - 210, 800),
  ]),
};
