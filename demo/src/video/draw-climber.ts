import type { Point } from "@topout/shared/domain";

import { toPolygonPath, formatNumber, createElement } from "../drawing/svg.ts";
import type { Random } from "../random.ts";
import type { Body, Limb } from "./body.ts";
import { interpolate } from "./geometry.ts";

export interface Outfit {
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly trousers: string;
  readonly chalkBag: string;
  readonly hasPonytail: boolean;
}

export const pickOutfit = (random: Random): Outfit => ({
  skin: random.pick(["#e8b998", "#c98d66", "#8d5a3b", "#f0c9ab"]),
  hair: random.pick(["#2a1c14", "#6b4423", "#b98a4a", "#1b1b1f"]),
  shirt: random.pick(["#e4572e", "#f2c14e", "#4d9de0", "#f5f1e6", "#7768ae"]),
  trousers: random.pick(["#2b2f38", "#39424e", "#4a3f35"]),
  chalkBag: random.pick(["#3fa796", "#d1495b", "#30638e"]),
  hasPonytail: random.chance(0.5),
});

const SHADOW_OFFSET = { x: 26, y: 34 };

/** Draws a climber from behind, with a shadow on the wall. */
export const drawClimber = (body: Body, outfit: Outfit): string =>
  [
    createElement(
      "g",
      { opacity: 0.28, transform: `translate(${SHADOW_OFFSET.x} ${SHADOW_OFFSET.y})` },
      drawFigure(body, shadowOutfit),
    ),
    drawFigure(body, outfit),
  ].join("");

const SHADOW_COLOR = "#15110a";
const shadowOutfit: Outfit = {
  skin: SHADOW_COLOR,
  hair: SHADOW_COLOR,
  shirt: SHADOW_COLOR,
  trousers: SHADOW_COLOR,
  chalkBag: SHADOW_COLOR,
  hasPonytail: false,
};

const drawFigure = (body: Body, outfit: Outfit): string =>
  [
    ...body.legs.map((leg) => drawLeg(leg, outfit)),
    drawTorso(body, outfit),
    ...body.arms.map((arm) => drawArm(arm, outfit)),
    drawHead(body, outfit),
  ].join("");

const drawStroke = (points: readonly Point[], color: string, width: number) =>
  createElement("path", {
    d: `M${points.map(({ x, y }) => `${formatNumber(x)} ${formatNumber(y)}`).join("L")}`,
    fill: "none",
    stroke: color,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });

const drawDot = ({ x, y }: Point, r: number, fill: string) =>
  createElement("circle", { cx: x, cy: y, r, fill });

function drawLeg([hip, knee, foot]: Limb, { skin, trousers }: Outfit): string {
  const hem = interpolate(knee, foot, 0.72);
  return [
    drawStroke([knee, foot], skin, 22),
    drawStroke([hip, knee, hem], trousers, 42),
    createElement("ellipse", { cx: foot.x, cy: foot.y + 4, rx: 21, ry: 15, fill: "#1f1d24" }),
  ].join("");
}

function drawArm([shoulder, elbow, hand]: Limb, { skin, shirt }: Outfit): string {
  return [
    drawStroke([shoulder, elbow, hand], skin, 25),
    drawDot(hand, 16, skin),
    drawStroke([shoulder, interpolate(shoulder, elbow, 0.6)], shirt, 36),
  ].join("");
}

function drawTorso({ arms, legs, pelvis }: Body, { shirt, trousers, chalkBag }: Outfit): string {
  const [leftShoulder, rightShoulder] = [arms[0][0], arms[1][0]];
  const [leftHip, rightHip] = [legs[0][0], legs[1][0]];
  return [
    drawStroke([leftHip, rightHip], trousers, 46),
    createElement("path", {
      d: toPolygonPath([leftShoulder, rightShoulder, rightHip, leftHip]),
      fill: shirt,
      stroke: shirt,
      "stroke-width": 30,
      "stroke-linejoin": "round",
    }),
    createElement("rect", {
      x: pelvis.x - 17,
      y: pelvis.y - 6,
      width: 34,
      height: 40,
      rx: 9,
      fill: chalkBag,
    }),
  ].join("");
}

function drawHead({ head, chest }: Body, { skin, hair, hasPonytail }: Outfit): string {
  return [
    drawStroke([chest, head], skin, 26),
    drawDot(head, 35, hair),
    hasPonytail ? drawStroke([head, { x: head.x + 6, y: head.y + 52 }], hair, 17) : "",
  ].join("");
}
