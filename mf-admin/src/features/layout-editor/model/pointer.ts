import type { Point } from "@topout/shared/domain";
import {
  type Gesture,
  type GestureAction,
  IDLE,
  type PointerInput,
  reduceGesture,
} from "@topout/shared/gym-map";

/** What a press can start: a drag of points, a selection box, or a gesture of the map. */
export type PressTarget = "point" | "box" | "map";

/**
 * `idle`: no pointer is down, or a gesture moves the map. `pointing`: a pointer is down and has not moved. `dragging`:
 * it moves points or draws a selection box.
 */
export type EditorPointer =
  | { readonly kind: "idle"; readonly gesture: Gesture }
  | {
      readonly kind: "pointing" | "dragging";
      readonly gesture: Gesture;
      readonly target: PressTarget;
      /** In canvas pixels. */
      readonly from: Point;
    };

/** What the editor does in response to a pointer. All points are in canvas pixels. */
export type EditorAction =
  | { readonly type: "click"; readonly point: Point }
  | {
      readonly type: "drag";
      readonly target: "point" | "box";
      readonly from: Point;
      readonly to: Point;
    }
  | { readonly type: "drop" }
  | { readonly type: "abort" }
  | Exclude<GestureAction, { readonly type: "tap" }>;

interface PointerResult {
  readonly pointer: EditorPointer;
  readonly action?: EditorAction | undefined;
}

export const IDLE_POINTER: EditorPointer = { kind: "idle", gesture: IDLE };

/**
 * Returns the next state and the action of an input. Built on the gestures of the map: a second finger turns a drag into
 * a pinch, and a drag of the canvas pans.
 */
export function reducePointer(
  pointer: EditorPointer,
  input: PointerInput,
  getTarget: (point: Point) => PressTarget,
): PointerResult {
  const { gesture, action } = reduceGesture(pointer.gesture, input);
  if (pointer.kind === "idle") {
    if (gesture.kind !== "pressing") {
      return { pointer: { kind: "idle", gesture }, action: toMapAction(action) };
    }
    const from = gesture.pointer.point;
    return { pointer: { kind: "pointing", gesture, target: getTarget(from), from } };
  }
  if (action?.type === "tap") {
    return { pointer: IDLE_POINTER, action: { type: "click", point: action.point } };
  }
  if (pointer.target === "map") {
    return { pointer: toMapPointer(pointer, gesture), action: toMapAction(action) };
  }
  return reduceDrag({ ...pointer, target: pointer.target }, gesture, action);
}

type PressedPointer = Exclude<EditorPointer, { readonly kind: "idle" }>;
type DragPointer = PressedPointer & { readonly target: "point" | "box" };

function reduceDrag(
  pointer: DragPointer,
  gesture: Gesture,
  action: GestureAction | undefined,
): PointerResult {
  const { target, from } = pointer;
  switch (gesture.kind) {
    case "pressing":
      return { pointer: { ...pointer, gesture } };
    case "panning":
      if (action?.type !== "pan") return { pointer: { ...pointer, gesture } };
      return {
        pointer: { ...pointer, kind: "dragging", gesture },
        action: { type: "drag", target, from, to: gesture.pointer.point },
      };
    case "pinching":
      return { pointer: { kind: "idle", gesture }, action: createAbort(pointer) };
    case "idle":
      // Only a release ends with a fling. The browser can also cancel the pointer.
      return {
        pointer: IDLE_POINTER,
        action: action?.type === "fling" ? { type: "drop" } : createAbort(pointer),
      };
  }
}

/** A press that has not moved has nothing to abort. */
const createAbort = ({ kind }: DragPointer): EditorAction | undefined =>
  kind === "dragging" ? { type: "abort" } : undefined;

const toMapPointer = (pointer: PressedPointer, gesture: Gesture): EditorPointer =>
  gesture.kind === "pressing" ? { ...pointer, gesture } : { kind: "idle", gesture };

const toMapAction = (action: GestureAction | undefined): EditorAction | undefined =>
  action?.type === "tap" ? undefined : action;
