import type { Point } from "@topout/shared/domain";
import {
  type Camera,
  type Offset,
  type PointerInput,
  toLocalPoint,
  useInertia,
  usePointerCapture,
} from "@topout/shared/gym-map";
import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from "react";

import {
  type EditorAction,
  IDLE_POINTER,
  type PressTarget,
  reducePointer,
} from "../model/pointer.ts";

/** The actions that change the drawing. The others move the map. */
export type DrawAction = Extract<
  EditorAction,
  { readonly type: "click" | "drag" | "drop" | "abort" }
>;

interface PointerOptions {
  readonly camera: RefObject<Camera | null>;
  /** Returns what a press at a pixel of the canvas would drag. */
  readonly getTarget: (pixel: Point, press: Press) => PressTarget;
  readonly onDraw: (action: DrawAction, press: Press) => void;
}

export interface Press {
  readonly isTouch: boolean;
  readonly hasShift: boolean;
}

/** Handles the pointer events of the canvas. They change the drawing or move the map. */
export function useEditorPointer({ camera, getTarget, onDraw }: PointerOptions) {
  const pointer = useRef(IDLE_POINTER);
  const offset = useRef<Offset>({ left: 0, top: 0 });
  const press = useRef<Press>({ isTouch: false, hasShift: false });
  const capture = usePointerCapture();
  const { perform, stopInertia } = useActions(camera, (action) => onDraw(action, press.current));

  const dispatch = (input: PointerInput) => {
    const result = reducePointer(pointer.current, input, (pixel) =>
      getTarget(pixel, press.current),
    );
    pointer.current = result.pointer;
    if (result.action) perform(result.action);
  };

  const dispatchPress = (type: "down" | "up" | "cancel", { nativeEvent }: ReactPointerEvent) =>
    dispatch({ type, ...toPosition(nativeEvent, offset.current), time: nativeEvent.timeStamp });

  const handleEnd = (type: "up" | "cancel") => (event: ReactPointerEvent) => {
    dispatchPress(type, event);
    if (pointer.current.gesture.kind === "idle") capture.release();
  };

  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      stopInertia();
      press.current = { isTouch: event.pointerType === "touch", hasShift: event.shiftKey };
      offset.current = event.currentTarget.getBoundingClientRect();
      capture.start(event, (moves, time) =>
        dispatch({
          type: "move",
          pointers: moves.map((move) => toPosition(move, offset.current)),
          time,
        }),
      );
      dispatchPress("down", event);
    },
    onPointerUp: handleEnd("up"),
    onPointerCancel: handleEnd("cancel"),
  };
}

/** Moves the map, or passes the action to the drawing. */
function useActions(camera: RefObject<Camera | null>, onDraw: (action: DrawAction) => void) {
  const inertia = useInertia(camera);

  const perform = (action: EditorAction) => {
    if (action.type === "pan") camera.current?.pan(action.delta);
    else if (action.type === "pinch") camera.current?.pinch(action);
    else if (action.type === "fling") inertia.start(action.velocity);
    else onDraw(action);
  };

  return { perform, stopInertia: inertia.stop };
}

const toPosition = (event: PointerEvent, offset: Offset) => ({
  id: event.pointerId,
  point: toLocalPoint(offset, event),
});
