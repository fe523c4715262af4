import { type Point, subtractPoints } from "@topout/shared/domain";
import type { Camera } from "@topout/shared/gym-map";
import { type RefObject, useRef, useState } from "react";

import { click, type Draft, getActiveShape, isSelected, moveSelection } from "../model/draft.ts";
import { addPoints } from "../model/geometry.ts";
import { hitTest, HIT_TOLERANCE, type HitTolerance } from "../model/hit-test.ts";
import type { PressTarget } from "../model/pointer.ts";
import { selectInBox, togglePoint } from "../model/selection.ts";
import type { Shape } from "../model/shape.ts";
import { getDragTargets, getPlacementTargets } from "../model/snap-targets.ts";
import { snap, type SnapTargets } from "../model/snap.ts";
import type { Editor } from "./use-editor.ts";
import type { DrawAction, Press } from "./use-editor-pointer.ts";

const MIN_TOUCH_TOLERANCE_PX = 22;
const SNAP_DISTANCE_PX = 8;
/** Less than the hit tolerance of points, so that a new point never snaps to another point of its shape. */
const MAX_SNAP_DISTANCE = 5;

export interface Tools {
  readonly isSnapping: boolean;
  /** Drags on the canvas select points in a box. */
  readonly isBoxSelecting: boolean;
}

interface DrawingOptions<S extends Shape> {
  readonly editor: Editor<S>;
  readonly camera: RefObject<Camera | null>;
  readonly tools: Tools;
  /** Shapes below the drawing. Points snap to them. */
  readonly background: readonly Shape[];
  /** Receives clicks instead of the drawing. */
  readonly onCanvasClick?: ((at: Point) => void) | undefined;
}

/** The result of a drag before the pointer is released. */
interface Preview<S extends Shape> {
  readonly draft?: Draft<S>;
  readonly box?: DragPath;
}

/** In layout units. */
interface DragPath {
  readonly from: Point;
  readonly to: Point;
}

/** Converts pointer actions to changes of the draft. A drag shows a preview until the pointer is released. */
export function useDrawing<S extends Shape>(options: DrawingOptions<S>) {
  const { editor, camera, tools } = options;
  const [preview, setPreviewState] = useState<Preview<S>>({});
  // The pointer can be released before React renders the last move.
  const latestPreview = useRef<Preview<S>>({});
  const setPreview = (next: Preview<S>) => {
    latestPreview.current = next;
    setPreviewState(next);
  };
  const toLayout = (pixel: Point) => camera.current?.toLayoutPoint(pixel) ?? pixel;

  const applyPreview = () => {
    const { draft: movedDraft, box } = latestPreview.current;
    if (movedDraft) editor.change(() => movedDraft);
    if (box) editor.change((current) => selectInBox(current, box.from, box.to));
    setPreview({});
  };

  const onDraw = (action: DrawAction, press: Press) => {
    if (action.type === "click") {
      const at = toLayout(action.point);
      return options.onCanvasClick ? options.onCanvasClick(at) : handleClick(options, at, press);
    }
    if (action.type === "drop") return applyPreview();
    if (action.type === "abort") return setPreview({});
    const path = { from: toLayout(action.from), to: toLayout(action.to) };
    if (action.target === "box") return setPreview({ box: path });
    const movedDraft = dragPoint(options, path, press);
    return movedDraft && setPreview({ draft: movedDraft });
  };

  const getTarget = (pixel: Point, { isTouch, hasShift }: Press): PressTarget => {
    const tolerance = getHitTolerance(camera.current, isTouch);
    if (findPoint(editor.draft, toLayout(pixel), tolerance) !== undefined) return "point";
    return tools.isBoxSelecting || hasShift ? "box" : "map";
  };

  const { draft = editor.draft, box } = preview;
  return { draft, box, isDragging: preview.draft !== undefined, onDraw, getTarget };
}

function handleClick<S extends Shape>(
  options: DrawingOptions<S>,
  at: Point,
  { isTouch, hasShift }: Press,
) {
  const { editor, camera, background } = options;
  const tolerance = getHitTolerance(camera.current, isTouch);
  const position = snapPosition(options, at, getPlacementTargets(editor.draft, background));
  const point = hasShift ? findPoint(editor.draft, at, tolerance) : undefined;
  editor.change((current) =>
    point === undefined
      ? click(current, at, { tolerance, position })
      : togglePoint(current, { shape: current.activeShape ?? 0, point }),
  );
}

/** Moves the selected points. Dragging an unselected point selects only that point. */
function dragPoint<S extends Shape>(
  options: DrawingOptions<S>,
  { from, to }: DragPath,
  { isTouch }: Press,
): Draft<S> | undefined {
  const { editor, camera, background } = options;
  const { draft } = editor;
  const point = findPoint(draft, from, getHitTolerance(camera.current, isTouch));
  const origin = point === undefined ? undefined : getActiveShape(draft)?.points[point];
  if (point === undefined || !origin) return undefined;
  const ref = { shape: draft.activeShape ?? 0, point };
  const selectedDraft = isSelected(draft, ref) ? draft : { ...draft, selection: [ref] };
  const target = addPoints(origin, subtractPoints(to, from));
  const position = snapPosition(options, target, getDragTargets(selectedDraft, ref, background));
  return moveSelection(selectedDraft, subtractPoints(position, origin));
}

const snapPosition = <S extends Shape>(
  { camera, tools }: DrawingOptions<S>,
  at: Point,
  targets: SnapTargets,
): Point => (tools.isSnapping ? snap(at, targets, getSnapDistance(camera.current)) : at);

function findPoint(draft: Draft, at: Point, tolerance: HitTolerance): number | undefined {
  const shape = getActiveShape(draft);
  if (!shape || shape.isLocked) return undefined;
  const hit = hitTest(shape, at, tolerance);
  return hit.on === "point" ? hit.index : undefined;
}

/** A finger needs a larger target than a mouse. */
function getHitTolerance(camera: Camera | null, isTouch: boolean): HitTolerance {
  const minimum = isTouch && camera ? camera.toLayoutLength(MIN_TOUCH_TOLERANCE_PX) : 0;
  return {
    point: Math.max(HIT_TOLERANCE.point, minimum),
    line: Math.max(HIT_TOLERANCE.line, minimum),
  };
}

const getSnapDistance = (camera: Camera | null) =>
  Math.min(camera?.toLayoutLength(SNAP_DISTANCE_PX) ?? 0, MAX_SNAP_DISTANCE);
