import { type Draft, getActiveShape, isSelected, type PointRef } from "./draft.ts";
import { getNeighbours } from "./measure.ts";
import type { Shape } from "./shape.ts";
import type { SnapTargets } from "./snap.ts";

/** What attracts a new point of the active shape. */
export function getPlacementTargets(draft: Draft, background: readonly Shape[]): SnapTargets {
  const points = getActiveShape(draft)?.points ?? [];
  const last = points.at(-1);
  const [first] = points;
  const anchors = [last, points.length > 1 ? first : undefined].filter((p) => p !== undefined);
  return { shapes: [...background, ...draft.shapes], anchors };
}

/** What attracts a dragged point: everything that does not move with it. */
export function getDragTargets(
  draft: Draft,
  ref: PointRef,
  background: readonly Shape[],
): SnapTargets {
  const moving = new Set(draft.selection.map(({ shape }) => shape));
  const shapes = draft.shapes.filter((_shape, index) => !moving.has(index));
  const resting = draft.shapes.flatMap(({ points }, shape) =>
    moving.has(shape) ? points.filter((_p, point) => !isSelected(draft, { shape, point })) : [],
  );
  const dragged = draft.shapes[ref.shape];
  const anchors = dragged && draft.selection.length === 1 ? getNeighbours(dragged, ref.point) : [];
  return { shapes: [...background, ...shapes], points: resting, anchors };
}
