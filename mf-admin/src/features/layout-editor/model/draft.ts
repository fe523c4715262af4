import type { Point } from "@topout/shared/domain";

import { addPoints } from "./geometry.ts";
import { findShapeAt, hitTest, HIT_TOLERANCE, type HitTolerance } from "./hit-test.ts";
import { MIN_JOINED_POINTS, roundPoint, type Shape } from "./shape.ts";

/** The lines or the areas of a gym while they are edited. */
export interface Draft<S extends Shape = Shape> {
  readonly shapes: readonly S[];
  /** The shape that clicks change. */
  readonly activeShape: number | null;
  readonly selection: readonly PointRef[];
}

/** The indices of a shape and of one of its points. */
export interface PointRef {
  readonly shape: number;
  readonly point: number;
}

export const createDraft = <S extends Shape>(shapes: readonly S[]): Draft<S> => ({
  shapes,
  activeShape: shapes.length > 0 ? shapes.length - 1 : null,
  selection: [],
});

export const getActiveShape = <S extends Shape>({ shapes, activeShape }: Draft<S>): S | undefined =>
  activeShape === null ? undefined : shapes[activeShape];

export const isSelected = ({ selection }: Draft, { shape, point }: PointRef): boolean =>
  selection.some((ref) => ref.shape === shape && ref.point === point);

interface ClickOptions {
  readonly tolerance?: HitTolerance;
  /** Where a new point is placed. Differs from the click if the position snaps. */
  readonly position?: Point;
}

/** Applies a click: adds, inserts, selects or deletes a point, or closes the shape, depending on the target. */
export function click<S extends Shape>(
  draft: Draft<S>,
  at: Point,
  { tolerance = HIT_TOLERANCE, position = at }: ClickOptions = {},
): Draft<S> {
  const shape = getActiveShape(draft);
  if (!shape || shape.isLocked) return clickOtherShape(draft, at, tolerance);
  const hit = hitTest(shape, at, tolerance);
  switch (hit.on) {
    case "point":
      return clickPoint(draft, hit.index);
    case "line":
      return insertPoint(draft, hit.index + 1, position);
    case "canvas":
      // A joined shape is complete, so a click beside it adds no point.
      if (shape.joined) return clickOtherShape(draft, at, tolerance);
      return insertPoint(draft, shape.points.length, position);
  }
}

function clickOtherShape<S extends Shape>(
  draft: Draft<S>,
  at: Point,
  tolerance: HitTolerance,
): Draft<S> {
  const other = findShapeAt(draft.shapes, at, tolerance);
  return other === undefined ? clearSelection(draft) : activateShape(draft, other);
}

function clickPoint<S extends Shape>(draft: Draft<S>, point: number): Draft<S> {
  const ref = { shape: draft.activeShape ?? 0, point };
  if (isSelected(draft, ref)) return removePoints(draft, [ref]);
  const shape = draft.shapes[ref.shape];
  const canJoin = ref.point === 0 && shape && !shape.joined;
  if (canJoin && shape.points.length >= MIN_JOINED_POINTS) {
    return clearSelection(changePoints(draft, ref.shape, { points: shape.points, joined: true }));
  }
  return { ...draft, selection: [ref] };
}

/** Replaces the points of a shape. */
export const changePoints = <S extends Shape>(
  draft: Draft<S>,
  index: number,
  change: Pick<Shape, "points" | "joined">,
): Draft<S> => ({
  ...draft,
  shapes: draft.shapes.map((shape, other) => (other === index ? { ...shape, ...change } : shape)),
});

/** Inserts a point into the active shape and selects it. */
export function insertPoint<S extends Shape>(
  draft: Draft<S>,
  point: number,
  position: Point,
): Draft<S> {
  const { activeShape } = draft;
  const shape = getActiveShape(draft);
  if (!shape || activeShape === null || shape.isLocked) return draft;
  const { points, joined } = shape;
  const changed = [...points.slice(0, point), roundPoint(position), ...points.slice(point)];
  return {
    ...changePoints(draft, activeShape, { points: changed, joined }),
    selection: [{ shape: activeShape, point }],
  };
}

/** Removes points. Opens a joined shape with too few points left. */
export function removePoints<S extends Shape>(
  draft: Draft<S>,
  refs: readonly PointRef[],
): Draft<S> {
  const shapes = draft.shapes.map((shape, index) => {
    const removed = new Set(refs.filter((ref) => ref.shape === index).map(({ point }) => point));
    if (removed.size === 0 || shape.isLocked) return shape;
    const points = shape.points.filter((_point, point) => !removed.has(point));
    return { ...shape, points, joined: shape.joined && points.length >= MIN_JOINED_POINTS };
  });
  return { ...draft, shapes, selection: [] };
}

export const removeSelection = <S extends Shape>(draft: Draft<S>): Draft<S> =>
  draft.selection.length === 0 ? draft : removePoints(draft, draft.selection);

/** Moves the selected points. */
export function moveSelection<S extends Shape>(draft: Draft<S>, delta: Point): Draft<S> {
  if (draft.selection.length === 0) return draft;
  const byShape = new Map<number, Set<number>>();
  for (const { shape, point } of draft.selection) {
    byShape.set(shape, (byShape.get(shape) ?? new Set()).add(point));
  }
  const shapes = draft.shapes.map((shape, index) => {
    const moved = byShape.get(index);
    if (!moved || shape.isLocked) return shape;
    const points = shape.points.map((point, number) =>
      moved.has(number) ? roundPoint(addPoints(point, delta)) : point,
    );
    return { ...shape, points };
  });
  return { ...draft, shapes };
}

export const clearSelection = <S extends Shape>(draft: Draft<S>): Draft<S> => ({
  ...draft,
  selection: [],
});

/** Makes a shape the active one. */
export const activateShape = <S extends Shape>(
  draft: Draft<S>,
  index: number | null,
): Draft<S> => ({
  ...draft,
  activeShape: index,
  selection: [],
});
