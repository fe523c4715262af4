import type { Point } from "@topout/shared/domain";

import { isInsidePolygon } from "../polygon.ts";
import { translatePoints, rotatePoints } from "./outline.ts";
import { formatNumber, createElement } from "./svg.ts";

const SPACING = 54;

/** Draws the grid of T-nuts in one facet of a wall. A pattern fill renders ten times slower than this path. */
export function drawTNuts(corners: readonly Point[], slant: number, phase: Point): string {
  const middle = getCentre(corners);
  const reach = Math.ceil(
    Math.max(...corners.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))) / SPACING,
  );
  const steps = Array.from({ length: reach * 2 + 1 }, (_, index) => (index - reach) * SPACING);
  const grid = steps.flatMap((x) => steps.map((y) => ({ x: x + phase.x, y: y + phase.y })));
  const holes = translatePoints(rotatePoints(grid, slant), middle).filter((hole) =>
    isInsidePolygon(corners, hole),
  );
  return [
    drawDots(translatePoints(holes, { x: 0.9, y: 1.1 }), "#fff", 0.3),
    drawDots(holes, "#241d10", 0.5),
  ].join("");
}

const drawDots = (points: readonly Point[], stroke: string, opacity: number) =>
  createElement("path", {
    d: points.map(({ x, y }) => `M${formatNumber(x)} ${formatNumber(y)}h.01`).join(""),
    stroke,
    "stroke-opacity": opacity,
    "stroke-width": 6.6,
    "stroke-linecap": "round",
  });

const getCentre = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
