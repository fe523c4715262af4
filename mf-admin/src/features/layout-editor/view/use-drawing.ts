import type { Point } from "@topout/shared/domain";
import type { Camera } from "@topout/shared/gym-map";
import { type RefObject, useRef, useState } from "react";

import { click, type Draft, getActiveShape, isSelected, moveSelection } from "../model/draft.ts";
import { addPoints, subtractPoints } from "../model/geometry.ts";
import { hitTest, REACH, type Reach } from "../model/hit-test.ts";
import type { PressTarget } from "../model/pointer.ts";
import { selectInBox, togglePoint } from "../model/selection.ts";
import type { Shape } from "../model/shape.ts";
import { getDragTargets, getPlacementTargets } from "../model/snap-targets.ts";
import { snap, type SnapTargets } from "../model/snap.ts";
import type { Editor } from "./use-editor.ts";
import type { DrawAction, Press } from "./use-editor-pointer.ts";

const MIN_TOUCH_REACH_PX = 22;
const SNAP_DISTANCE_PX = 8;
/** Less than the reach of points, so that a new point never snaps to another point of its shape. */
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
  /** Shapes that are shown below and attract points. */
  readonly background: readonly Shape[];
}

/** What a drag shows before it ends. */
interface Preview<S extends Shape> {
  readonly draft?: Draft<S>;
  readonly box?: Path;
}

/** In layout units. */
interface Path {
  readonly from: Point;
  readonly to: Point;
}

/** Translates pointer actions to changes of the draft. A drag is a preview until the pointer is released. */
export function useDrawing<S extends Shape>(options: DrawingOptions<S>) {
  const { editor, camera, tools } = options;
  const [preview, setPreviewState] = useState<Preview<S>>({});
  // The release can follow the last move before React renders.
  const latest = useRef<Preview<S>>({});
  const setPreview = (next: Preview<S>) => {
    latest.current = next;
    setPreviewState(next);
  };
  const toLayout = (pixel: Point) => camera.current?.toLayoutPoint(pixel) ?? pixel;

  const finish = () => {
    const { draft: moved, box } = latest.current;
    if (moved) editor.change(() => moved);
    if (box) editor.change((current) => selectInBox(current, box.from, box.to));
    setPreview({});
  };

  const onDraw = (action: DrawAction, press: Press) => {
    if (action.type === "click") return handleClick(options, toLayout(action.point), press);
    if (action.type === "drop") return finish();
    if (action.type === "abort") return setPreview({});
    const path = { from: toLayout(action.from), to: toLayout(action.to) };
    if (action.target === "box") return setPreview({ box: path });
    const moved = drag(options, path, press);
    return moved && setPreview({ draft: moved });
  };

  const getTarget = (pixel: Point, { isTouch, hasShift }: Press): PressTarget => {
    const reach = getReach(camera.current, isTouch);
    if (findPoint(editor.draft, toLayout(pixel), reach) !== undefined) return "point";
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
  const reach = getReach(camera.current, isTouch);
  const position = place(options, at, getPlacementTargets(editor.draft, background));
  const point = hasShift ? findPoint(editor.draft, at, reach) : undefined;
  editor.change((current) =>
    point === undefined
      ? click(current, at, { reach, position })
      : togglePoint(current, { shape: current.activeShape ?? 0, point }),
  );
}

/** Moves the selected points. A drag of another point selects only that one. */
function drag<S extends Shape>(
  options: DrawingOptions<S>,
  { from, to }: Path,
  { isTouch }: Press,
): Draft<S> | undefined {
  const { editor, camera, background } = options;
  const { draft } = editor;
  const point = findPoint(draft, from, getReach(camera.current, isTouch));
  const origin = point === undefined ? undefined : getActiveShape(draft)?.points[point];
  if (point === undefined || !origin) return undefined;
  const ref = { shape: draft.activeShape ?? 0, point };
  const selected = isSelected(draft, ref) ? draft : { ...draft, selection: [ref] };
  const target = addPoints(origin, subtractPoints(to, from));
  const position = place(options, target, getDragTargets(selected, ref, background));
  return moveSelection(selected, subtractPoints(position, origin));
}

const place = <S extends Shape>(
  { camera, tools }: DrawingOptions<S>,
  at: Point,
  targets: SnapTargets,
): Point => (tools.isSnapping ? snap(at, targets, getSnapDistance(camera.current)) : at);

function findPoint(draft: Draft, at: Point, reach: Reach): number | undefined {
  const shape = getActiveShape(draft);
  if (!shape || shape.isLocked) return undefined;
  const hit = hitTest(shape, at, reach);
  return hit.on === "point" ? hit.index : undefined;
}

/** A finger needs a larger target than a mouse. */
function getReach(camera: Camera | null, isTouch: boolean): Reach {
  const minimum = isTouch && camera ? camera.toLayoutLength(MIN_TOUCH_REACH_PX) : 0;
  return { point: Math.max(REACH.point, minimum), line: Math.max(REACH.line, minimum) };
}

const getSnapDistance = (camera: Camera | null) =>
  Math.min(camera?.toLayoutLength(SNAP_DISTANCE_PX) ?? 0, MAX_SNAP_DISTANCE);
