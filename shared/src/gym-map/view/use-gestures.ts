import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from "react";

import type { Point } from "@topout/shared/domain";

import {
  reduceGesture,
  type Effect,
  IDLE,
  isDoubleTap,
  type PointerInput,
  type Tap,
} from "../model/gesture.ts";
import type { Camera } from "./camera.ts";
import { useInertia } from "./use-inertia.ts";
import { usePointerCapture } from "./use-pointer-capture.ts";
import { type Corner, toLocalPoint } from "./to-local-point.ts";

/** Pan, pinch, throw and double tap on the map; what remains is a tap, in canvas pixels. */
export function useGestures(camera: RefObject<Camera | null>, onTap: (at: Point) => void) {
  const gesture = useRef(IDLE);
  // Where the map lay when it was pressed; it stays there as long as fingers are on it.
  const corner = useRef<Corner>({ left: 0, top: 0 });
  const gliding = useInertia(camera);
  const moves = usePointerCapture();

  const tap = useTaps(onTap, () => camera.current?.reset());

  const perform = (effect: Effect, time: number) => {
    if (effect.do === "tap") tap({ at: effect.at, time });
    if (effect.do === "throw") gliding.start(effect.speed);
    if (effect.do === "pan") camera.current?.pan(effect.by);
    if (effect.do === "pinch") camera.current?.pinch(effect);
  };

  const feed = (input: PointerInput) => {
    const step = reduceGesture(gesture.current, input);
    gesture.current = step.gesture;
    if (step.effect) perform(step.effect, input.time);
  };

  const press = (type: "down" | "up" | "cancel", { nativeEvent }: ReactPointerEvent) =>
    feed({ type, ...fingerOf(nativeEvent, corner.current), time: nativeEvent.timeStamp });

  const move = (moved: readonly PointerEvent[], time: number) =>
    feed({ type: "move", fingers: moved.map((each) => fingerOf(each, corner.current)), time });

  const end = (type: "up" | "cancel") => (event: ReactPointerEvent) => {
    press(type, event);
    if (gesture.current.kind === "idle") moves.release();
  };

  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      gliding.stop();
      corner.current = event.currentTarget.getBoundingClientRect();
      moves.hold(event, move);
      press("down", event);
    },
    onPointerUp: end("up"),
    onPointerCancel: end("cancel"),
  };
}

/** Told of each tap, and instead of a second one soon after that it makes a double tap. */
function useTaps(onTap: (at: Point) => void, onDoubleTap: () => void) {
  const last = useRef<Tap>(null);
  return (fresh: Tap) => {
    const again = isDoubleTap(last.current, fresh);
    last.current = again ? null : fresh;
    if (again) onDoubleTap();
    else onTap(fresh.at);
  };
}

const fingerOf = (event: PointerEvent, corner: Corner) => ({
  id: event.pointerId,
  at: toLocalPoint(corner, event),
});
