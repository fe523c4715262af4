import { distance, type Point } from "@topout/shared/domain";

import type { Carrying } from "./viewport.ts";

/** How far a pressed pointer may stray and still be a tap. */
const SLOP = 8;
/** A release counts as a throw by the speed over this last stretch of the drag. */
const THROW_WINDOW_MS = 80;

interface Sample {
  readonly at: Point;
  readonly time: number;
}

interface Finger {
  readonly id: number;
  readonly at: Point;
}

/** What the pointers on the map are doing, in canvas pixels. */
export type Gesture =
  | { readonly kind: "idle" }
  | { readonly kind: "pressing"; readonly finger: Finger }
  | { readonly kind: "panning"; readonly finger: Finger; readonly trail: readonly Sample[] }
  | { readonly kind: "pinching"; readonly fingers: readonly [Finger, Finger] };

export interface PointerInput {
  readonly type: "down" | "move" | "up" | "cancel";
  readonly id: number;
  readonly at: Point;
  /** In milliseconds, from any start. */
  readonly time: number;
}

/** What the map shall do about it. */
export type Effect =
  | { readonly do: "tap"; readonly at: Point }
  | { readonly do: "pan"; readonly by: Point }
  | ({ readonly do: "pinch" } & Carrying)
  /** Pixels per millisecond. */
  | { readonly do: "throw"; readonly speed: Point };

interface Step {
  readonly gesture: Gesture;
  readonly effect?: Effect;
}

export interface Tap {
  readonly at: Point;
  readonly time: number;
}

const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_REACH = 28;

export const isDoubleTap = (before: Tap | null, tap: Tap): boolean =>
  before !== null &&
  tap.time - before.time < DOUBLE_TAP_MS &&
  distance(before.at, tap.at) < DOUBLE_TAP_REACH;

export const idle: Gesture = { kind: "idle" };

/** One pointer event later. A drag never ends in a tap, nor does a pinch. */
export function advance(gesture: Gesture, input: PointerInput): Step {
  switch (gesture.kind) {
    case "idle":
      return input.type === "down" ? { gesture: pressed(input) } : { gesture };
    case "pressing":
      return whilePressing(gesture, input);
    case "panning":
      return whilePanning(gesture, input);
    case "pinching":
      return whilePinching(gesture, input);
  }
}

function whilePressing(gesture: Gesture & { kind: "pressing" }, input: PointerInput): Step {
  const { finger } = gesture;
  if (input.type === "down") return { gesture: pinched(finger, input) };
  if (input.id !== finger.id) return { gesture };
  if (input.type === "up") return { gesture: idle, effect: { do: "tap", at: finger.at } };
  if (input.type === "cancel") return { gesture: idle };
  if (distance(finger.at, input.at) <= SLOP) return { gesture };
  return { gesture: panned(input, []), effect: { do: "pan", by: between(finger.at, input.at) } };
}

function whilePanning(gesture: Gesture & { kind: "panning" }, input: PointerInput): Step {
  const { finger, trail } = gesture;
  if (input.type === "down") return { gesture: pinched(finger, input) };
  if (input.id !== finger.id) return { gesture };
  if (input.type === "cancel") return { gesture: idle };
  const effect: Effect =
    input.type === "up"
      ? { do: "throw", speed: speed(trail, input) }
      : { do: "pan", by: between(finger.at, input.at) };
  return { gesture: input.type === "up" ? idle : panned(input, trail), effect };
}

/** A third finger is not looked at; the one that stays when the other lifts goes on panning. */
function whilePinching(gesture: Gesture & { kind: "pinching" }, input: PointerInput): Step {
  const [first, second] = gesture.fingers;
  if (input.type === "down" || (input.id !== first.id && input.id !== second.id)) {
    return { gesture };
  }
  const still = input.id === first.id ? second : first;
  if (input.type !== "move") return { gesture: { kind: "panning", finger: still, trail: [] } };

  const moved = input.id === first.id ? first : second;
  const apart = Math.max(distance(moved.at, still.at), 1);
  return {
    gesture: pinched(still, input),
    effect: {
      do: "pinch",
      from: centre(moved.at, still.at),
      to: centre(input.at, still.at),
      factor: Math.max(distance(input.at, still.at), 1) / apart,
    },
  };
}

const fingerOf = ({ id, at }: PointerInput): Finger => ({ id, at });

const pressed = (input: PointerInput): Gesture => ({ kind: "pressing", finger: fingerOf(input) });

const pinched = (finger: Finger, input: PointerInput): Gesture =>
  finger.id === input.id
    ? { kind: "panning", finger, trail: [] }
    : { kind: "pinching", fingers: [finger, fingerOf(input)] };

const panned = (input: PointerInput, trail: readonly Sample[]): Gesture => ({
  kind: "panning",
  finger: fingerOf(input),
  trail: [...trail, input].filter(({ time }) => input.time - time <= THROW_WINDOW_MS),
});

function speed(trail: readonly Sample[], { at, time }: PointerInput): Point {
  const start = trail.find((sample) => time - sample.time <= THROW_WINDOW_MS);
  if (!start || time <= start.time) return { x: 0, y: 0 };
  const way = between(start.at, at);
  return { x: way.x / (time - start.time), y: way.y / (time - start.time) };
}

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

const centre = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
