import { interpolate, type Point } from "@topout/shared/domain";

import { type Draft, getActiveShape, insertPoint, type PointRef } from "./draft.ts";
import type { Shape } from "./shape.ts";

/** Selects the next or the previous point of the active shape. Returns undefined at its ends, or if it is locked. */
export function selectAdjacentPoint<S extends Shape>(
  draft: Draft<S>,
  step: -1 | 1,
): Draft<S> | undefined {
  const shape = getActiveShape(draft);
  if (!shape || shape.isLocked) return undefined;
  const current = draft.selection.at(-1)?.point ?? (step === 1 ? -1 : shape.points.length);
  const point = current + step;
  if (!shape.points[point]) return undefined;
  return { ...draft, selection: [{ shape: draft.activeShape ?? 0, point }] };
}

/** The distance of a point that the keyboard adds after the last one. */
const KEYBOARD_STEP = 10;

/** Inserts a point after the selected one: halfway to the next point, or beside the last one. */
export function insertAfterSelection<S extends Shape>(draft: Draft<S>, centre: Point): Draft<S> {
  const shape = getActiveShape(draft);
  if (!shape) return draft;
  const current = draft.selection.at(-1)?.point ?? shape.points.length - 1;
  const point = shape.points[current];
  if (!point) return insertPoint(draft, 0, centre);
  const next = shape.points[current + 1] ?? (shape.joined ? shape.points[0] : undefined);
  const position = next
    ? interpolate(point, next, 0.5)
    : { x: point.x + KEYBOARD_STEP, y: point.y };
  return insertPoint(draft, current + 1, position);
}

/** Adds a point to the selection, or removes it. */
export function togglePoint<S extends Shape>(
  draft: Draft<S>,
  { shape, point }: PointRef,
): Draft<S> {
  const others = draft.selection.filter((ref) => ref.shape !== shape || ref.point !== point);
  const isRemoved = others.length < draft.selection.length;
  return { ...draft, selection: isRemoved ? others : [...others, { shape, point }] };
}

/** Selects the points of all unlocked shapes in a box between two corners. */
export function selectInBox<S extends Shape>(draft: Draft<S>, a: Point, b: Point): Draft<S> {
  const isBetween = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  const selection = listPoints(draft).filter(({ shape, point }) => {
    const position = draft.shapes[shape]?.points[point];
    return position && isBetween(position.x, a.x, b.x) && isBetween(position.y, a.y, b.y);
  });
  return { ...draft, selection, activeShape: selection[0]?.shape ?? draft.activeShape };
}

/** Selects all points of the active shape. If they are already selected, selects those of all unlocked shapes. */
export function selectAll<S extends Shape>(draft: Draft<S>): Draft<S> {
  const all = listPoints(draft);
  const active = all.filter(({ shape }) => shape === draft.activeShape);
  const isShapeSelected = active.length === 0 || draft.selection.length >= active.length;
  return { ...draft, selection: isShapeSelected ? all : active };
}

const listPoints = ({ shapes }: Draft): PointRef[] =>
  shapes.flatMap(({ points, isLocked }, shape) =>
    isLocked ? [] : points.map((_point, point) => ({ shape, point })),
  );
