import { distance, type Point } from "@topout/shared/domain";

import type { PanZoom } from "./viewport.ts";

/** How far a pressed pointer may stray and still be a tap. */
const SLOP = 8;
/** A release counts as a throw by the speed over this last stretch of the drag. */
const THROW_WINDOW_MS = 80;

interface Sample {
  readonly at: Point;
  readonly time: number;
}

interface TouchPoint {
  readonly id: number;
  readonly at: Point;
}

/** What the pointers on the map are doing, in canvas pixels. */
export type Gesture =
  | { readonly kind: "idle" }
  | { readonly kind: "pressing"; readonly finger: TouchPoint }
  | { readonly kind: "panning"; readonly finger: TouchPoint; readonly trail: readonly Sample[] }
  | { readonly kind: "pinching"; readonly fingers: readonly [TouchPoint, TouchPoint] };

/** Fingers come and go one by one, and move together. Times in milliseconds, from any start. */
export type PointerInput = Press | Move;

interface Press extends TouchPoint, Sample {
  readonly type: "down" | "up" | "cancel";
}

interface Move {
  readonly type: "move";
  readonly fingers: readonly TouchPoint[];
  readonly time: number;
}

/** What the map shall do about it. */
export type Effect =
  | { readonly do: "tap"; readonly at: Point }
  | { readonly do: "pan"; readonly by: Point }
  | ({ readonly do: "pinch" } & PanZoom)
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

export const IDLE: Gesture = { kind: "idle" };

/** One input later. A drag never ends in a tap, nor does a pinch. */
export function reduceGesture(gesture: Gesture, input: PointerInput): Step {
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
  if (input.type === "move") {
    const now = moved(finger, input);
    if (distance(finger.at, now.at) <= SLOP) return { gesture };
    return pan(finger, now, { trail: [], time: input.time });
  }
  if (input.type === "down") return { gesture: joined(finger, input) };
  if (input.id !== finger.id) return { gesture };
  if (input.type === "cancel") return { gesture: IDLE };
  return { gesture: IDLE, effect: { do: "tap", at: finger.at } };
}

function whilePanning(gesture: Gesture & { kind: "panning" }, input: PointerInput): Step {
  const { finger, trail } = gesture;
  if (input.type === "move") {
    const now = moved(finger, input);
    return now === finger ? { gesture } : pan(finger, now, { trail, time: input.time });
  }
  if (input.type === "down") return { gesture: joined(finger, input) };
  if (input.id !== finger.id) return { gesture };
  if (input.type === "cancel") return { gesture: IDLE };
  return { gesture: IDLE, effect: { do: "throw", speed: speed(trail, input) } };
}

/** A third finger is not looked at; the one that stays when the other lifts goes on panning. */
function whilePinching(gesture: Gesture & { kind: "pinching" }, input: PointerInput): Step {
  const [first, second] = gesture.fingers;
  if (input.type === "move") return pinch(first, second, input);
  if (input.type === "down") return { gesture };
  if (input.id === first.id) return { gesture: { kind: "panning", finger: second, trail: [] } };
  if (input.id === second.id) return { gesture: { kind: "panning", finger: first, trail: [] } };
  return { gesture };
}

function pan(
  from: TouchPoint,
  to: TouchPoint,
  past: { trail: readonly Sample[]; time: number },
): Step {
  const { trail, time } = past;
  const recent = [...trail, { at: to.at, time }].filter(
    (sample) => time - sample.time <= THROW_WINDOW_MS,
  );
  return {
    gesture: { kind: "panning", finger: to, trail: recent },
    effect: { do: "pan", by: between(from.at, to.at) },
  };
}

function pinch(first: TouchPoint, second: TouchPoint, input: Move): Step {
  const fingers = [moved(first, input), moved(second, input)] as const;
  const [{ at: a }, { at: b }] = fingers;
  const apart = Math.max(distance(first.at, second.at), 1);
  return {
    gesture: { kind: "pinching", fingers },
    effect: {
      do: "pinch",
      from: centre(first.at, second.at),
      to: centre(a, b),
      factor: Math.max(distance(a, b), 1) / apart,
    },
  };
}

/** Where a finger is now; the same as before for one that was not told of. */
const moved = (finger: TouchPoint, { fingers }: Move): TouchPoint =>
  fingers.findLast(({ id }) => id === finger.id) ?? finger;

const fingerOf = ({ id, at }: Press): TouchPoint => ({ id, at });

const pressed = (input: Press): Gesture => ({ kind: "pressing", finger: fingerOf(input) });

const joined = (finger: TouchPoint, input: Press): Gesture =>
  finger.id === input.id
    ? { kind: "panning", finger, trail: [] }
    : { kind: "pinching", fingers: [finger, fingerOf(input)] };

function speed(trail: readonly Sample[], { at, time }: Sample): Point {
  const start = trail.find((sample) => time - sample.time <= THROW_WINDOW_MS);
  if (!start || time <= start.time) return { x: 0, y: 0 };
  const way = between(start.at, at);
  return { x: way.x / (time - start.time), y: way.y / (time - start.time) };
}

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

const centre = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
