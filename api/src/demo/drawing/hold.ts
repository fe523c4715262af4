import type { Point } from "@topout/shared/domain";

import type { Random } from "../random.ts";
import type { HoldPaint } from "./hold-paint.ts";
import { type HoldKind, holdShape } from "./hold-shape.ts";
import { moved, smoothPath } from "./outline.ts";
import type { Relief } from "./shadow.ts";
import { tag } from "./svg.ts";

export interface Hold {
  readonly at: Point;
  readonly size: number;
  readonly kind: HoldKind;
  readonly paint: HoldPaint;
}

export interface Moulded extends Hold, Relief {
  readonly shape: readonly Point[];
  readonly gloss: Point;
}

/** Gives a hold the outline that its shadow and its body share. */
export function mould(hold: Hold, random: Random): Moulded {
  const { at, size, kind } = hold;
  const shape = holdShape(kind, random).map(({ x, y }) => ({ x: x * size, y: y * size }));
  const gloss = {
    x: at.x - size * random.between(0.3, 0.42),
    y: at.y - size * random.between(0.34, 0.44) * (kind === "crimp" ? 0.6 : 1),
  };
  return { ...hold, shape, gloss, outline: smoothPath(moved(shape, at)) };
}

/** A bolted hold with light from the top left; its shadow is drawn apart. */
export function drawHold(hold: Moulded): string {
  const { outline, at, size, kind, paint } = hold;
  return [
    tag("path", { d: outline, fill: `url(#hold-${paint.name})` }),
    tag("path", { d: outline, fill: "url(#shade)" }),
    drawHollow(hold),
    tag("path", { d: outline, fill: "none", stroke: "url(#rim)", "stroke-width": 2.4 }),
    drawGloss(hold),
    kind === "pocket" ? "" : drawBolt({ x: at.x, y: at.y + size * 0.1 }, size),
  ].join("");
}

/** Where fingers go, as shares of the hold: the incut of a jug, the hole of a pocket, the edge of a crimp. */
const hollows: Readonly<Partial<Record<HoldKind, readonly [number, number, number]>>> = {
  jug: [0.66, 0.36, -0.3],
  pocket: [0.46, 0.42, 0],
  crimp: [0.74, 0.34, -0.3],
};

function drawHollow({ kind, shape, at, paint }: Moulded): string {
  const hollow = hollows[kind];
  if (!hollow) return "";
  const [wide, tall, up] = hollow;
  const height = Math.max(...shape.map(({ y }) => y));
  const inner = shape.map(({ x, y }) => ({ x: x * wide, y: y * tall + height * up }));
  const d = smoothPath(moved(inner, at));
  return [
    tag("path", { d, fill: `url(#hollow-${paint.name})`, "fill-opacity": 0.9 }),
    tag("path", { d, fill: "none", stroke: "#fff", "stroke-opacity": 0.18, "stroke-width": 2 }),
  ].join("");
}

const drawGloss = ({ gloss: { x, y }, size, kind }: Moulded) =>
  tag("ellipse", {
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
    tag("circle", { cx: x, cy: y + 0.8, r: r * 1.3, fill: "#fff", "fill-opacity": 0.22 }),
    tag("circle", { cx: x, cy: y, r: r * 1.25, fill: "#000", "fill-opacity": 0.62 }),
    tag("circle", { cx: x, cy: y + 0.4, r, fill: "#8d8f92" }),
    tag("polygon", { points: hex.join(" "), fill: "#1d1e20" }),
  ].join("");
}
