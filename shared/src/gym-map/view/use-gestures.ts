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
export function useGestures(camera: RefObject<Camera | null>, onTap: (at: Point) => void) {
  const gesture = useRef(IDLE);
  // Measured on pointerdown. The map does not move in the page during a gesture.
  const offset = useRef<Offset>({ left: 0, top: 0 });
  const inertia = useInertia(camera);
  const capture = usePointerCapture();

  const handleTap = useTaps(onTap, () => camera.current?.reset());

  const perform = (action: GestureAction, time: number) => {
    if (action.type === "tap") handleTap({ at: action.at, time });
    if (action.type === "fling") inertia.start(action.velocity);
    if (action.type === "pan") camera.current?.pan(action.by);
    if (action.type === "pinch") camera.current?.pinch(action);
  };

  const dispatch = (input: PointerInput) => {
    const result = reduceGesture(gesture.current, input);
    gesture.current = result.gesture;
    if (result.action) perform(result.action, input.time);
  };

  const dispatchPress = (type: "down" | "up" | "cancel", { nativeEvent }: ReactPointerEvent) =>
    dispatch({ type, ...toPosition(nativeEvent, offset.current), time: nativeEvent.timeStamp });

  const dispatchMove = (moves: readonly PointerEvent[], time: number) => {
    const pointers = moves.map((move) => toPosition(move, offset.current));
    dispatch({ type: "move", pointers, time });
  };

  const handleEnd = (type: "up" | "cancel") => (event: ReactPointerEvent) => {
    dispatchPress(type, event);
    if (gesture.current.kind === "idle") capture.release();
  };

  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      inertia.stop();
      offset.current = event.currentTarget.getBoundingClientRect();
      capture.start(event, dispatchMove);
      dispatchPress("down", event);
    },
    onPointerUp: handleEnd("up"),
    onPointerCancel: handleEnd("cancel"),
  };
}

/** Calls `onDoubleTap` instead of `onTap` for the second of two quick taps. */
function useTaps(onTap: (at: Point) => void, onDoubleTap: () => void) {
  const previous = useRef<Tap>(null);
  return (tap: Tap) => {
    const isDouble = isDoubleTap(previous.current, tap);
    previous.current = isDouble ? null : tap;
    if (isDouble) onDoubleTap();
    else onTap(tap.at);
  };
}

const toPosition = (event: PointerEvent, offset: Offset) => ({
  id: event.pointerId,
  at: toLocalPoint(offset, event),
});
