import {
  createFacet,
  createPoint as point,
  GYM_PHOTO_SIZE,
  type GymScene,
} from "../../drawing/gym-photo.ts";
import { createElement, toPolygonPath } from "../../drawing/svg.ts";

/** Where the beams and the seams of the mats meet. */
const VANISHING_POINT = point(596, 420);

const drawLines = (d: string, stroke: string, width: number) =>
  createElement("path", { d, fill: "none", stroke, "stroke-width": width });

/** Timber beams below a light roof. */
const ceiling = [
  createElement("rect", { ...GYM_PHOTO_SIZE, fill: "#d8d3c6" }),
  ...[-700, -250, 200, 596, 990, 1440, 1890].map((x) =>
    drawLines(`M${x} -60L${VANISHING_POINT.x} ${VANISHING_POINT.y}`, "#a98a63", 16),
  ),
  drawLines("M-20 40H1460", "#8a6a45", 26),
  drawLines("M100 142H1300", "#8a6a45", 18),
  drawLines("M240 208H1000", "#8a6a45", 12),
].join("");

/** The harbour in the evening: the other bank with two cranes, and the masts of a boat. */
const harbour = [
  createElement("path", {
    d: toPolygonPath([point(424, 246), point(766, 240), point(772, 452), point(416, 452)]),
    fill: "#f4d9b0",
  }),
  createElement("path", { d: "M410 300H780V346H410Z", fill: "#f0bd8c", "fill-opacity": 0.7 }),
  createElement("path", { d: "M410 372H780V460H410Z", fill: "#5f9aa6" }),
  drawLines("M430 392H520M560 404H690M470 420H600M640 436H740M440 444H500", "#a9cfd2", 4),
  createElement("path", {
    d: "M410 372V350H448V338H492V352H540V344H566V356H640V340H672V330H706V350H780V372Z",
    fill: "#7b6f72",
  }),
  drawLines("M470 372V282M444 282H520M470 282L512 296M500 282V318", "#4f4a52", 6),
  drawLines("M716 372V290M690 290H764M716 290L752 304M744 290V322", "#4f4a52", 6),
  drawLines("M600 424V276M600 286L556 414M600 286L650 414", "#4c3a2c", 4),
  createElement("path", { d: "M548 414H656L640 436H562Z", fill: "#b3432b" }),
].join("");

const windowFrame = [
  drawLines("M424 246L416 452M510 244V452M596 243V452M682 242V452M766 240L772 452", "#39434a", 9),
  drawLines("M414 340H774", "#39434a", 6),
].join("");

/**
 * The longer part of the L-shaped hall: a wall on the left, the window at its end, and the Prow on the right, which
 * hides the shorter part.
 */
export const harbourScene: GymScene = {
  label: "photo:gym:Harbour Blocs",
  background: ceiling + harbour + windowFrame,
  wallColor: "#8fa7b0",
  facets: [
    createFacet(0.06, point(-20, -30), point(216, 124), point(244, 462), point(-20, 500)),
    createFacet(-0.14, point(-20, 500), point(244, 462), point(204, 806), point(-20, 985)),
    createFacet(0.24, point(216, 124), point(424, 246), point(416, 452), point(244, 462)),
    createFacet(0.02, point(244, 462), point(416, 452), point(426, 650), point(204, 806)),
    createFacet(0.1, point(416, 452), point(596, 446), point(600, 642), point(426, 650)),
    createFacet(-0.04, point(596, 446), point(772, 452), point(764, 652), point(600, 642)),
    createFacet(-0.2, point(766, 240), point(868, 186), point(884, 456), point(772, 452)),
    createFacet(-0.34, point(772, 452), point(884, 456), point(872, 722), point(764, 652)),
    createFacet(-0.28, point(868, 186), point(996, 96), point(964, 474), point(884, 456)),
    createFacet(-0.44, point(884, 456), point(964, 474), point(1002, 840), point(872, 722)),
    createFacet(0.34, point(996, 96), point(1226, 116), point(1204, 500), point(964, 474)),
    createFacet(0.1, point(964, 474), point(1204, 500), point(1232, 826), point(1002, 840)),
    createFacet(0.26, point(1226, 116), point(1460, 88), point(1460, 486), point(1204, 500)),
    createFacet(0, point(1204, 500), point(1460, 486), point(1460, 852), point(1232, 826)),
  ],
  volumes: [
    { position: point(1222, 420), size: 116, color: "#c1946a" },
    { position: point(250, 560), size: 104, color: "#c1946a" },
    { position: point(600, 540), size: 50, color: "#e9e3d6" },
  ],
  holdLines: [
    { color: "white", from: point(96, 850), to: point(80, 80), size: 36 },
    { color: "orange", from: point(334, 690), to: point(330, 236), size: 24 },
    { color: "violet", from: point(520, 628), to: point(510, 484), size: 15 },
    { color: "white", from: point(684, 630), to: point(690, 480), size: 15 },
    { color: "orange", from: point(912, 736), to: point(916, 200), size: 22 },
    { color: "black", from: point(1096, 804), to: point(1100, 150), size: 33 },
    { color: "violet", from: point(1348, 810), to: point(1352, 140), size: 33 },
  ],
  floor: {
    edge: [
      point(-20, 985),
      point(204, 806),
      point(426, 650),
      point(600, 642),
      point(764, 652),
      point(872, 722),
      point(1002, 840),
      point(1232, 826),
      point(1460, 852),
    ],
    seams: [
      ...[-700, -240, 180, 596, 1010, 1430, 1890].map(
        (x) => `M${x} 1080L${VANISHING_POINT.x} ${VANISHING_POINT.y}`,
      ),
      "M0 700H1440M0 790H1440M0 930H1440",
    ],
    tint: "#0f6a6a66",
  },
  beams: [[point(424, 452), point(770, 452), point(1060, 1080), point(240, 1080)]],
};
