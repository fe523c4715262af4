import { getBoundingBox, type Point } from "@topout/shared/domain";

import { clearSelection, type Draft } from "./draft.ts";
import { MIN_JOINED_POINTS, roundPoint, type Shape } from "./shape.ts";

/** Adds a shape at the end of the list and makes it the active one. */
export const addShape = <S extends Shape>(draft: Draft<S>, shape: S): Draft<S> => ({
  shapes: [...draft.shapes, shape],
  activeShape: draft.shapes.length,
  selection: [],
});

/** The last remaining line or area cannot be deleted. */
export const canRemoveShape = ({ shapes }: Draft, index: number): boolean =>
  shapes.length > 1 && shapes[index] !== undefined && !shapes[index].isLocked;

export function removeShape<S extends Shape>(draft: Draft<S>, index: number): Draft<S> {
  if (!canRemoveShape(draft, index)) return draft;
  const shapes = draft.shapes.filter((_shape, other) => other !== index);
  return { shapes, activeShape: Math.min(index, shapes.length - 1), selection: [] };
}

/** Changes the name, the style or the colour of a shape. */
export const updateShape = <S extends Shape>(
  draft: Draft<S>,
  index: number,
  change: Partial<S>,
): Draft<S> => ({
  ...draft,
  shapes: draft.shapes.map((shape, other) => (other === index ? { ...shape, ...change } : shape)),
});

/** Locks or unlocks a shape. The points of a locked shape cannot be selected. */
export function setShapeLocked<S extends Shape>(
  draft: Draft<S>,
  index: number,
  isLocked: boolean,
): Draft<S> {
  const change: Partial<Shape> = { isLocked };
  return clearSelection(updateShape(draft, index, change as Partial<S>));
}

/** Closes or opens the active shape. */
export function toggleJoined<S extends Shape>(draft: Draft<S>): Draft<S> {
  const index = draft.activeShape;
  const shape = index === null ? undefined : draft.shapes[index];
  if (index === null || !shape || shape.isLocked || shape.points.length < MIN_JOINED_POINTS) {
    return draft;
  }
  const change: Partial<Shape> = { joined: !shape.joined };
  return updateShape(draft, index, change as Partial<S>);
}

/** Moves a shape in the list. Later shapes are drawn above earlier ones. */
export function moveShapeInList<S extends Shape>(
  draft: Draft<S>,
  index: number,
  offset: -1 | 1,
): Draft<S> {
  const target = index + offset;
  const shape = draft.shapes[index];
  if (!shape || target < 0 || target >= draft.shapes.length) return draft;
  const others = draft.shapes.filter((_shape, other) => other !== index);
  const shapes = [...others.slice(0, target), shape, ...others.slice(target)];
  return { shapes, activeShape: target, selection: [] };
}

/** Offsets a copy from its original, so that both are visible. In layout units. */
const COPY_OFFSET = 10;

/** Duplicates the active shape. The copy is not locked. */
export function duplicateShape<S extends Shape>(
  draft: Draft<S>,
  createCopy: (shape: S) => S = (shape) => shape,
): Draft<S> {
  const shape = draft.activeShape === null ? undefined : draft.shapes[draft.activeShape];
  if (!shape) return draft;
  const points = shape.points.map(({ x, y }) =>
    roundPoint({ x: x + COPY_OFFSET, y: y + COPY_OFFSET }),
  );
  return addShape(draft, { ...createCopy(shape), points, isLocked: false });
}

/** Mirrors the active shape around the centre of its bounds. */
export function mirrorShape<S extends Shape>(
  draft: Draft<S>,
  axis: "horizontal" | "vertical",
): Draft<S> {
  const index = draft.activeShape;
  const shape = index === null ? undefined : draft.shapes[index];
  if (index === null || !shape || shape.isLocked || shape.points.length === 0) return draft;
  const mirror = createMirror(shape.points, axis);
  const change: Partial<Shape> = { points: shape.points.map(mirror) };
  return updateShape(draft, index, change as Partial<S>);
}

function createMirror(points: readonly Point[], axis: "horizontal" | "vertical") {
  const { left, right, top, bottom } = getBoundingBox(points);
  return ({ x, y }: Point): Point =>
    roundPoint(axis === "horizontal" ? { x: left + right - x, y } : { x, y: top + bottom - y });
}
