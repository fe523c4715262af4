import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from "react";

import type { Point } from "@topout/shared/domain";

import {
  advance,
  type Effect,
  idle,
  isDoubleTap,
  type PointerInput,
  type Tap,
} from "../model/gesture.ts";
import type { Camera } from "./camera.ts";
import { useGlide } from "./use-glide.ts";
import { useHeldMoves } from "./use-held-moves.ts";
import { type Corner, within } from "./within.ts";

/** Pan, pinch, throw and double tap on the map; what remains is a tap, in canvas pixels. */
export function useGestures(camera: RefObject<Camera | null>, onTap: (at: Point) => void) {
  const gesture = useRef(idle);
  const lastTap = useRef<Tap>(null);
  // Where the map lay when it was pressed; it stays there as long as fingers are on it.
  const corner = useRef<Corner>({ left: 0, top: 0 });
  const gliding = useGlide(camera);
  const moves = useHeldMoves();

  const tap = (fresh: Tap) => {
    const again = isDoubleTap(lastTap.current, fresh);
    lastTap.current = again ? null : fresh;
    if (again) camera.current?.reset();
    else onTap(fresh.at);
  };

  const perform = (effect: Effect, time: number) => {
    if (effect.do === "tap") tap({ at: effect.at, time });
    if (effect.do === "throw") gliding.start(effect.speed);
    if (effect.do === "pan") camera.current?.pan(effect.by);
    if (effect.do === "pinch") camera.current?.pinch(effect);
  };

  const feed = (type: PointerInput["type"], event: PointerEvent) => {
    const { pointerId: id, timeStamp: time } = event;
    const step = advance(gesture.current, { type, id, at: within(corner.current, event), time });
    gesture.current = step.gesture;
    if (step.effect) perform(step.effect, time);
  };

  const end = (type: "up" | "cancel") => (event: ReactPointerEvent) => {
    feed(type, event.nativeEvent);
    if (gesture.current.kind === "idle") moves.release();
  };

  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      gliding.stop();
      corner.current = event.currentTarget.getBoundingClientRect();
      moves.hold(event, (move) => feed("move", move));
      feed("down", event.nativeEvent);
    },
    onPointerUp: end("up"),
    onPointerCancel: end("cancel"),
  };
}
