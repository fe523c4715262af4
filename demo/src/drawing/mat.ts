import { toPolygonPath, createGradientStops, createElement } from "./svg.ts";
import type { Size } from "./wall.ts";

/** Draws the crash mat below the wall, with seams in perspective. */
export function drawMat({ width, height }: Size, top: number): string {
  const seams = [0.02, 0.36, 0.7, 1.04].map((ratio) => {
    const x = ratio * width;
    const spread = (ratio - 0.5) * width * 0.34;
    const edges = [
      { x: x - 1.5, y: top + 18 },
      { x: x + 1.5, y: top + 18 },
      { x: x + spread + 4, y: height },
      { x: x + spread - 4, y: height },
    ];
    return createElement("path", { d: toPolygonPath(edges), fill: "#0d1420" });
  });
  return [
    createElement("defs", {}, createMatDefs()),
    createElement("rect", { y: top - 70, width, height: 70, fill: "url(#wall-shadow)" }),
    createElement("rect", { y: top, width, height: height - top, fill: "url(#mat)" }),
    createElement("rect", { y: top, width, height: 18, fill: "#3b4a66" }),
    createElement("rect", { y: top, width, height: 3, fill: "#6d7d9b" }),
    ...seams,
    createElement("path", {
      d: `M0 ${top + 34}H${width}`,
      stroke: "#8b99b3",
      "stroke-opacity": 0.5,
      "stroke-width": 2.4,
      "stroke-dasharray": "12 9",
    }),
  ].join("");
}

export const createMatDefs = () => wallShadow + surface;

const wallShadow = createElement(
  "linearGradient",
  { id: "wall-shadow", x1: 0, y1: 0, x2: 0, y2: 1 },
  createGradientStops([
    { offset: 0, color: "#120d05", opacity: 0 },
    { offset: 1, color: "#120d05", opacity: 0.4 },
  ]),
);

const surface = createElement(
  "linearGradient",
  { id: "mat", x1: 0, y1: 0, x2: 0.1, y2: 1 },
  createGradientStops([
    { offset: 0, color: "#2a3750" },
    { offset: 1, color: "#141b29" },
  ]),
);
