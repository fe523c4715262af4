import type { Point } from "@topout/shared/domain";

import type { Random } from "../random.ts";
import { adjustTone } from "./color.ts";
import { toPolygonPath, createGradientStops, createElement } from "./svg.ts";
import { drawTNuts } from "./t-nuts.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface WallStyle {
  readonly color: string;
  /** The difference in brightness between facets. */
  readonly relief: number;
  readonly columns: number;
  readonly rows: number;
  /** The maximum deviation of the seams from a regular grid, in panels. */
  readonly skew: number;
}

/** A flat part of a wall. */
export interface Facet {
  readonly corners: readonly Point[];
  /** -1 (black) to 1 (white), relative to the colour of the wall. */
  readonly tone: number;
}

/** Draws a wall without holds that fills the image. */
export const drawWall = (wallStyle: WallStyle, size: Size, random: Random) =>
  [
    drawFacets(createFacets(wallStyle, size, random), wallStyle.color, random),
    createElement("rect", { ...size, fill: "url(#lamp)" }),
  ].join("");

/** Draws facets with seams and T-nuts. */
export function drawFacets(facets: readonly Facet[], color: string, random: Random): string {
  const shapes = facets.map(({ corners, tone }) => ({ d: toPolygonPath(corners), corners, tone }));
  return [
    ...shapes.map(({ d, tone }) => createElement("path", { d, fill: adjustTone(color, tone) })),
    ...shapes.map(({ d }) => createElement("path", { d, fill: "url(#sheen)" })),
    ...shapes.map(({ corners }) =>
      drawTNuts(corners, random.between(-0.09, 0.09), { x: random.between(0, 54), y: 0 }),
    ),
    ...shapes.map(({ d }) => drawSeam(d)),
  ].join("");
}

function createFacets(
  { columns, rows, skew, relief }: WallStyle,
  size: Size,
  random: Random,
): Facet[] {
  const crossings = createCrossings({ columns, rows, skew }, size, random);
  const getCrossing = (column: number, row: number) =>
    crossings[row * (columns + 1) + column] ?? { x: 0, y: 0 };
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const corners = [
      getCrossing(column, row),
      getCrossing(column + 1, row),
      getCrossing(column + 1, row + 1),
      getCrossing(column, row + 1),
    ];
    const tone = relief * (random.between(-0.55, 1) - (rows > 1 ? row / (rows - 1) : 0) * 0.9);
    return { corners, tone };
  });
}

/** Returns the corners of the facets, row by row. The outer ones are just outside the image. */
function createCrossings(
  { columns, rows, skew }: Pick<WallStyle, "columns" | "rows" | "skew">,
  { width, height }: Size,
  random: Random,
): Point[] {
  const getOffset = (step: number, last: number) => {
    if (step === 0) return -0.02;
    return step < last ? random.between(-skew, skew) : 0.02;
  };
  return Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))];
    return {
      x: ((column + getOffset(column, columns)) * width) / columns,
      y: ((row + getOffset(row, rows)) * height) / rows,
    };
  });
}

const drawSeam = (d: string) => {
  const line = { d, fill: "none", "stroke-width": 2.2 };
  return [
    createElement("path", {
      ...line,
      stroke: "#fff",
      "stroke-opacity": 0.22,
      transform: "translate(-1.6 -1.6)",
    }),
    createElement("path", { ...line, stroke: "#1d170c", "stroke-opacity": 0.34 }),
  ].join("");
};

/** The gradients that light facets and walls. */
export const createWallDefs = () => sheen + lamp;

const sheen = createElement(
  "linearGradient",
  { id: "sheen", x1: 0, y1: 0, x2: 0.9, y2: 1 },
  createGradientStops([
    { offset: 0, color: "#fff", opacity: 0.2 },
    { offset: 0.55, color: "#fff", opacity: 0 },
    { offset: 1, color: "#2a2110", opacity: 0.18 },
  ]),
);

const lamp = createElement(
  "radialGradient",
  { id: "lamp", cx: 0.34, cy: 0.16, r: 1.05 },
  createGradientStops([
    { offset: 0, color: "#fff", opacity: 0.24 },
    { offset: 0.4, color: "#fff", opacity: 0 },
    { offset: 0.62, color: "#1c1406", opacity: 0.02 },
    { offset: 1, color: "#1c1406", opacity: 0.4 },
  ]),
);
