import { type Draft, getActiveShape, isSelected, type PointRef } from "./draft.ts";
import { getNeighbours } from "./measure.ts";
import type { Shape } from "./shape.ts";
import type { SnapTargets } from "./snap.ts";

/** Returns the targets to which a new point of the active shape can snap. */
export function getPlacementTargets(draft: Draft, background: readonly Shape[]): SnapTargets {
  const points = getActiveShape(draft)?.points ?? [];
  const last = points.at(-1);
  const [first] = points;
  const anchors = [last, points.length > 1 ? first : undefined].filter(
    (point) => point !== undefined,
  );
  return { shapes: [...background, ...draft.shapes], anchors };
}

/** Returns the targets to which a dragged point can snap: everything that does not move with it. */
export function getDragTargets(
  draft: Draft,
  ref: PointRef,
  background: readonly Shape[],
): SnapTargets {
  const changingShapes = new Set(draft.selection.map(({ shape }) => shape));
  const shapes = draft.shapes.filter((_shape, index) => !changingShapes.has(index));
  const fixedPoints = draft.shapes.flatMap(({ points }, shape) =>
    changingShapes.has(shape)
      ? points.filter((_point, point) => !isSelected(draft, { shape, point }))
      : [],
  );
  const dragged = draft.shapes[ref.shape];
  const anchors = dragged && draft.selection.length === 1 ? getNeighbours(dragged, ref.point) : [];
  return { shapes: [...background, ...shapes], points: fixedPoints, anchors };
}
