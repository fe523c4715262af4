import type { Point } from "@topout/shared/domain";

import type { Random } from "../random.ts";
import type { HoldPaint } from "./hold-paint.ts";
import { type HoldKind, createHoldShape } from "./hold-shape.ts";
import { translatePoints, toSmoothPath } from "./outline.ts";
import type { ShadowCaster } from "./shadow.ts";
import { createElement } from "./svg.ts";

export interface Hold {
  readonly position: Point;
  readonly size: number;
  readonly kind: HoldKind;
  readonly paint: HoldPaint;
}

export interface ShapedHold extends Hold, ShadowCaster {
  readonly shape: readonly Point[];
  readonly gloss: Point;
}

/** Adds the outline, which the hold and its shadow share. */
export function shapeHold(hold: Hold, random: Random): ShapedHold {
  const { position, size, kind } = hold;
  const shape = createHoldShape(kind, random).map(({ x, y }) => ({ x: x * size, y: y * size }));
  const gloss = {
    x: position.x - size * random.between(0.3, 0.42),
    y: position.y - size * random.between(0.34, 0.44) * (kind === "crimp" ? 0.6 : 1),
  };
  return { ...hold, shape, gloss, outline: toSmoothPath(translatePoints(shape, position)) };
}

/** Draws a hold with light from the top left, without its shadow. */
export function drawHold(hold: ShapedHold): string {
  const { outline, position, size, kind, paint } = hold;
  return [
    createElement("path", { d: outline, fill: `url(#hold-${paint.name})` }),
    createElement("path", { d: outline, fill: "url(#shade)" }),
    drawHollow(hold),
    createElement("path", { d: outline, fill: "none", stroke: "url(#rim)", "stroke-width": 2.4 }),
    drawGloss(hold),
    kind === "pocket" ? "" : drawBolt({ x: position.x, y: position.y + size * 0.1 }, size),
  ].join("");
}

/**
 * The hollow for the fingers: its width and height relative to the hold, and its vertical offset relative to half of
 * the hold's height.
 */
const hollows: Readonly<Partial<Record<HoldKind, readonly [number, number, number]>>> = {
  jug: [0.66, 0.36, -0.3],
  pocket: [0.46, 0.42, 0],
  crimp: [0.74, 0.34, -0.3],
};

function drawHollow({ kind, shape, position, paint }: ShapedHold): string {
  const hollow = hollows[kind];
  if (!hollow) return "";
  const [width, height, offset] = hollow;
  const halfHeight = Math.max(...shape.map(({ y }) => y));
  const inner = shape.map(({ x, y }) => ({ x: x * width, y: y * height + halfHeight * offset }));
  const d = toSmoothPath(translatePoints(inner, position));
  return [
    createElement("path", { d, fill: `url(#hollow-${paint.name})`, "fill-opacity": 0.9 }),
    createElement("path", {
      d,
      fill: "none",
      stroke: "#fff",
      "stroke-opacity": 0.18,
      "stroke-width": 2,
    }),
  ].join("");
}

const drawGloss = ({ gloss: { x, y }, size, kind }: ShapedHold) =>
  createElement("ellipse", {
    cx: x,
    cy: y,
    rx: size * (kind === "pinch" ? 0.24 : 0.38),
    ry: size * (kind === "crimp" ? 0.1 : 0.18),
    fill: "url(#gloss)",
    "fill-opacity": 0.75,
    transform: `rotate(-24 ${x} ${y})`,
  });

function drawBolt({ x, y }: Point, size: number): string {
  const r = Math.max(3.5, Math.min(9, size * 0.115));
  const hex = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    return `${x + Math.cos(angle) * r * 0.5},${y + 0.4 + Math.sin(angle) * r * 0.5}`;
  });
  return [
    createElement("circle", { cx: x, cy: y + 0.8, r: r * 1.3, fill: "#fff", "fill-opacity": 0.22 }),
    createElement("circle", { cx: x, cy: y, r: r * 1.25, fill: "#000", "fill-opacity": 0.62 }),
    createElement("circle", { cx: x, cy: y + 0.4, r, fill: "#8d8f92" }),
    createElement("polygon", { points: hex.join(" "), fill: "#1d1e20" }),
  ].join("");
}
