import { distance, type Point } from "@topout/shared/domain";

import { getEdges } from "../polygon.ts";
import type { Random } from "../random.ts";
import { adjustTone } from "./color.ts";
import type { ShadowCaster } from "./shadow.ts";
import { polygonPath, element } from "./svg.ts";

const LIGHT_DIRECTION = { x: -0.55, y: -0.83 };

export interface Volume extends ShadowCaster {
  readonly at: Point;
  readonly base: readonly Point[];
  readonly apex: Point;
  readonly color: string;
}

/** Creates a plywood pyramid with a random base. */
export function buildVolume(
  { at, size, color }: Pick<Volume, "at" | "size" | "color">,
  random: Random,
): Volume {
  const count = random.pick([3, 3, 4, 5]);
  const start = random.between(0, 2 * Math.PI);
  const base = Array.from({ length: count }, (_, index) => {
    const angle = start + ((index + random.between(-0.14, 0.14)) / count) * 2 * Math.PI;
    const reach = size * random.between(0.82, 1.12);
    return { x: at.x + Math.cos(angle) * reach, y: at.y + Math.sin(angle) * reach };
  });
  const apex = {
    x: at.x + size * random.between(-0.2, 0.15),
    y: at.y + size * random.between(-0.12, 0.2),
  };
  return { at, base, apex, color, size: size * 0.45, outline: polygonPath(base) };
}

/** Draws the sides, with a brightness that depends on the light direction. */
export const drawVolume = ({ at, base, apex, color }: Volume) =>
  getEdges(base)
    .flatMap(([from, to]) => {
      const d = polygonPath([from, to, apex]);
      const edge = { d, fill: "none", "stroke-width": 1.6, "stroke-linejoin": "round" };
      return [
        element("path", { d, fill: adjustTone(color, getBrightness(from, to, at)) }),
        element("path", { ...edge, stroke: "#fff", "stroke-opacity": 0.3 }),
        ...drawScrews(from, to, apex),
      ];
    })
    .join("");

/** Returns -0.42 (in the shade) to 0.5 (in full light). */
function getBrightness(from: Point, to: Point, at: Point): number {
  const out = { x: (from.x + to.x) / 2 - at.x, y: (from.y + to.y) / 2 - at.y };
  const length = Math.hypot(out.x, out.y) || 1;
  return 0.04 + 0.46 * ((out.x * LIGHT_DIRECTION.x + out.y * LIGHT_DIRECTION.y) / length);
}

function drawScrews(from: Point, to: Point, apex: Point): string[] {
  const middle = { x: (from.x + to.x + apex.x) / 3, y: (from.y + to.y + apex.y) / 3 };
  return [from, to].map((corner) => {
    const inwards = 26 / (distance(corner, middle) || 1);
    return element("circle", {
      cx: corner.x + (middle.x - corner.x) * inwards,
      cy: corner.y + (middle.y - corner.y) * inwards,
      r: 3.2,
      fill: "#000",
      "fill-opacity": 0.34,
    });
  });
}
