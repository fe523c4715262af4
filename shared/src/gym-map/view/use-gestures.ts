import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from "react";

import type { Point } from "@topout/shared/domain";

import {
  type GestureAction,
  IDLE,
  isDoubleTap,
  type PointerInput,
  reduceGesture,
  type Tap,
} from "../model/gesture.ts";
import type { Camera } from "./camera.ts";
import { type Offset, toLocalPoint } from "./to-local-point.ts";
import { useInertia } from "./use-inertia.ts";
import { usePointerCapture } from "./use-pointer-capture.ts";

/** Handles pan, pinch, fling and double tap. Calls `onTap` for a single tap, in canvas pixels. */
export function useGestures(camera: RefObject<Camera | null>, onTap: (point: Point) => void) {
  const gesture = useRef(IDLE);
  // Measured on pointerdown. The map does not move in the page during a gesture.
  const offset = useRef<Offset>({ left: 0, top: 0 });
  const isTouch = useRef(false);
  const capture = usePointerCapture();
  const { perform, stopInertia } = useGestureActions(camera, onTap);

  const dispatch = (input: PointerInput) => {
    const result = reduceGesture(gesture.current, input);
    gesture.current = result.gesture;
    if (result.action) perform(result.action, { time: input.time, isTouch: isTouch.current });
  };

  const dispatchPress = (type: "down" | "up" | "cancel", { nativeEvent }: ReactPointerEvent) =>
    dispatch({ type, ...toPosition(nativeEvent, offset.current), time: nativeEvent.timeStamp });

  const dispatchMove = (moves: readonly PointerEvent[], time: number) =>
    dispatch({
      type: "move",
      pointers: moves.map((move) => toPosition(move, offset.current)),
      time,
    });

  const handleEnd = (type: "up" | "cancel") => (event: ReactPointerEvent) => {
    dispatchPress(type, event);
    if (gesture.current.kind === "idle") capture.release();
  };

  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      stopInertia();
      isTouch.current = event.pointerType === "touch";
      offset.current = event.currentTarget.getBoundingClientRect();
      capture.start(event, dispatchMove);
      dispatchPress("down", event);
    },
    onPointerUp: handleEnd("up"),
    onPointerCancel: handleEnd("cancel"),
  };
}

interface ActionContext {
  readonly time: number;
  readonly isTouch: boolean;
}

/** Applies the actions of a gesture to the camera. */
function useGestureActions(camera: RefObject<Camera | null>, onTap: (point: Point) => void) {
  const inertia = useInertia(camera);
  const handleTap = useTapHandler(onTap, () => camera.current?.reset());

  /** The browser scrolls the page instead. */
  const isPageScroll = (isTouch: boolean) => isTouch && camera.current?.fitsFrame === true;

  const perform = (action: GestureAction, { time, isTouch }: ActionContext) => {
    if (action.type === "tap") return handleTap({ point: action.point, time });
    if (action.type === "pinch") return camera.current?.pinch(action);
    if (isPageScroll(isTouch)) return undefined;
    if (action.type === "fling") return inertia.start(action.velocity);
    return camera.current?.pan(action.delta);
  };

  return { perform, stopInertia: inertia.stop };
}

/** Calls `onDoubleTap` instead of `onTap` for the second of two quick taps. */
function useTapHandler(onTap: (point: Point) => void, onDoubleTap: () => void) {
  const previous = useRef<Tap>(null);
  return (tap: Tap) => {
    const isDouble = isDoubleTap(previous.current, tap);
    previous.current = isDouble ? null : tap;
    if (isDouble) onDoubleTap();
    else onTap(tap.point);
  };
}

const toPosition = (event: PointerEvent, offset: Offset) => ({
  id: event.pointerId,
  point: toLocalPoint(offset, event),
});
