import type { Area, Layout, Line } from "@topout/shared/contract";

import { type AreaShape, createArea, createLine, type LineShape, type Shape } from "./shape.ts";

/** Returns the lines as shapes, or one empty shape to draw. */
export const toLineShapes = ({ lines }: Pick<Layout, "lines">): readonly LineShape[] =>
  lines.length > 0 ? lines : [createLine()];

/** Returns the areas as shapes, or one empty shape to draw. */
export const toAreaShapes = ({ areas }: Pick<Layout, "areas">): readonly AreaShape[] =>
  areas.length > 0 ? areas : [createArea([])];

/** Shapes without points are not saved. */
const isDrawn = ({ points }: Shape) => points.length > 0;

export const toLines = (shapes: readonly LineShape[]): Line[] =>
  shapes
    .filter(isDrawn)
    .map(({ points, joined, style }) => ({ points: [...points], joined, style }));

export const toAreas = (shapes: readonly AreaShape[]): Area[] =>
  shapes.filter(isDrawn).map(({ points, joined, name, style, color, code }) => ({
    points: [...points],
    joined,
    name: name.trim(),
    style,
    color,
    // With its code, a renamed area keeps its label.
    code,
  }));

const isPoint = (value: unknown) => {
  const { x, y } = Object(value) as { x?: unknown; y?: unknown };
  return Number.isFinite(x) && Number.isFinite(y);
};

const isShape = (value: unknown) => {
  const { points, joined } = Object(value) as Partial<Shape>;
  return Array.isArray(points) && points.every(isPoint) && typeof joined === "boolean";
};

/** Validates stored shapes. It checks only the fields that drawing requires. */
export const isShapeList = (value: unknown): value is readonly Shape[] =>
  Array.isArray(value) && value.length > 0 && value.every(isShape);
