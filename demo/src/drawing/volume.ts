import { getDistance, type Point } from "@topout/shared/domain";

import { getEdges } from "../polygon.ts";
import type { Random } from "../random.ts";
import { adjustTone } from "./color.ts";
import type { ShadowCaster } from "./shadow.ts";
import { toPolygonPath, createElement } from "./svg.ts";

const LIGHT_DIRECTION = { x: -0.55, y: -0.83 };

export interface Volume extends ShadowCaster {
  readonly position: Point;
  readonly base: readonly Point[];
  readonly apex: Point;
  readonly color: string;
}

/** Creates a plywood pyramid with a random base. */
export function buildVolume(
  { position, size, color }: Pick<Volume, "position" | "size" | "color">,
  random: Random,
): Volume {
  const count = random.pick([3, 3, 4, 5]);
  const start = random.between(0, 2 * Math.PI);
  const base = Array.from({ length: count }, (_, index) => {
    const angle = start + ((index + random.between(-0.14, 0.14)) / count) * 2 * Math.PI;
    const reach = size * random.between(0.82, 1.12);
    return { x: position.x + Math.cos(angle) * reach, y: position.y + Math.sin(angle) * reach };
  });
  const apex = {
    x: position.x + size * random.between(-0.2, 0.15),
    y: position.y + size * random.between(-0.12, 0.2),
  };
  return { position, base, apex, color, size: size * 0.45, outline: toPolygonPath(base) };
}

/** Draws the sides, with a brightness that depends on the light direction. */
export const drawVolume = ({ position, base, apex, color }: Volume) =>
  getEdges(base)
    .flatMap(([from, to]) => {
      const d = toPolygonPath([from, to, apex]);
      const edge = { d, fill: "none", "stroke-width": 1.6, "stroke-linejoin": "round" };
      return [
        createElement("path", { d, fill: adjustTone(color, getBrightness(from, to, position)) }),
        createElement("path", { ...edge, stroke: "#fff", "stroke-opacity": 0.3 }),
        ...drawScrews(from, to, apex),
      ];
    })
    .join("");

/** Returns -0.42 (in the shade) to 0.5 (in full light). */
function getBrightness(from: Point, to: Point, centre: Point): number {
  const outwards = { x: (from.x + to.x) / 2 - centre.x, y: (from.y + to.y) / 2 - centre.y };
  const length = Math.hypot(outwards.x, outwards.y) || 1;
  return 0.04 + 0.46 * ((outwards.x * LIGHT_DIRECTION.x + outwards.y * LIGHT_DIRECTION.y) / length);
}

function drawScrews(from: Point, to: Point, apex: Point): string[] {
  const middle = { x: (from.x + to.x + apex.x) / 3, y: (from.y + to.y + apex.y) / 3 };
  return [from, to].map((corner) => {
    const inwards = 26 / (getDistance(corner, middle) || 1);
    return createElement("circle", {
      cx: corner.x + (middle.x - corner.x) * inwards,
      cy: corner.y + (middle.y - corner.y) * inwards,
      r: 3.2,
      fill: "#000",
      "fill-opacity": 0.34,
    });
  });
}
