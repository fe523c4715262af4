import { getDistance, getMidpoint, type Point, subtractPoints } from "@topout/shared/domain";

import type { PanZoom } from "./viewport.ts";

/** A pointer that moves less than this is still a tap. */
const TAP_SLOP_PX = 8;
/** The velocity of a fling is the average over this last part of the drag. */
const FLING_WINDOW_MS = 80;

interface Sample {
  readonly point: Point;
  readonly time: number;
}

interface PointerPosition {
  readonly id: number;
  readonly point: Point;
}

/** The state of the pointers on the map, in canvas pixels. */
export type Gesture =
  | { readonly kind: "idle" }
  | { readonly kind: "pressing"; readonly pointer: PointerPosition; readonly time: number }
  | {
      readonly kind: "panning";
      readonly pointer: PointerPosition;
      readonly samples: readonly Sample[];
    }
  | { readonly kind: "pinching"; readonly pointers: readonly [PointerPosition, PointerPosition] };

/** A single pointer goes down or up. A move contains all pointers that moved. `time` is in milliseconds. */
export type PointerInput = PressInput | MoveInput;

interface PressInput extends PointerPosition, Sample {
  readonly type: "down" | "up" | "cancel";
}

interface MoveInput {
  readonly type: "move";
  readonly pointers: readonly PointerPosition[];
  readonly time: number;
}

/** What the map does in response to a gesture. */
export type GestureAction =
  | { readonly type: "tap"; readonly point: Point }
  | { readonly type: "pan"; readonly delta: Point }
  | ({ readonly type: "pinch" } & PanZoom)
  /** In pixels per millisecond. */
  | { readonly type: "fling"; readonly velocity: Point };

interface GestureResult {
  readonly gesture: Gesture;
  readonly action?: GestureAction;
}

export interface Tap {
  readonly point: Point;
  readonly time: number;
}

const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_SLOP_PX = 28;

export const isDoubleTap = (previous: Tap | null, tap: Tap): boolean =>
  previous !== null &&
  tap.time - previous.time < DOUBLE_TAP_MS &&
  getDistance(previous.point, tap.point) < DOUBLE_TAP_SLOP_PX;

export const IDLE: Gesture = { kind: "idle" };

/** Returns the next state and the action of an input. A drag or a pinch never ends with a tap. */
export function reduceGesture(gesture: Gesture, input: PointerInput): GestureResult {
  switch (gesture.kind) {
    case "idle":
      return input.type === "down" ? { gesture: startPress(input) } : { gesture };
    case "pressing":
      return reducePressing(gesture, input);
    case "panning":
      return reducePanning(gesture, input);
    case "pinching":
      return reducePinching(gesture, input);
  }
}

function reducePressing(
  gesture: Gesture & { kind: "pressing" },
  input: PointerInput,
): GestureResult {
  const { pointer } = gesture;
  if (input.type === "move") {
    const newPosition = getNewPosition(pointer, input);
    if (getDistance(pointer.point, newPosition.point) <= TAP_SLOP_PX) return { gesture };
    // A busy browser may merge all moves of a fling into one. The press is then the only sample for the velocity.
    const press = { point: pointer.point, time: gesture.time };
    return pan(pointer, newPosition, { samples: [press], time: input.time });
  }
  if (input.type === "down") return { gesture: addPointer(pointer, input) };
  if (input.id !== pointer.id) return { gesture };
  if (input.type === "cancel") return { gesture: IDLE };
  return { gesture: IDLE, action: { type: "tap", point: pointer.point } };
}

function reducePanning(gesture: Gesture & { kind: "panning" }, input: PointerInput): GestureResult {
  const { pointer, samples } = gesture;
  if (input.type === "move") {
    const newPosition = getNewPosition(pointer, input);
    return newPosition === pointer
      ? { gesture }
      : pan(pointer, newPosition, { samples, time: input.time });
  }
  if (input.type === "down") return { gesture: addPointer(pointer, input) };
  if (input.id !== pointer.id) return { gesture };
  if (input.type === "cancel") return { gesture: IDLE };
  return { gesture: IDLE, action: { type: "fling", velocity: getVelocity(samples, input) } };
}

/** Ignores a third pointer. When one of the two is lifted, the other one pans. */
function reducePinching(
  gesture: Gesture & { kind: "pinching" },
  input: PointerInput,
): GestureResult {
  const [first, second] = gesture.pointers;
  if (input.type === "move") return pinch(first, second, input);
  if (input.type === "down") return { gesture };
  if (input.id === first.id) return { gesture: { kind: "panning", pointer: second, samples: [] } };
  if (input.id === second.id) return { gesture: { kind: "panning", pointer: first, samples: [] } };
  return { gesture };
}

function pan(
  from: PointerPosition,
  to: PointerPosition,
  { samples, time }: { samples: readonly Sample[]; time: number },
): GestureResult {
  const recent = [...samples, { point: to.point, time }].filter(
    (sample) => time - sample.time <= FLING_WINDOW_MS,
  );
  return {
    gesture: { kind: "panning", pointer: to, samples: recent },
    action: { type: "pan", delta: subtractPoints(to.point, from.point) },
  };
}

function pinch(first: PointerPosition, second: PointerPosition, input: MoveInput): GestureResult {
  const pointers = [getNewPosition(first, input), getNewPosition(second, input)] as const;
  const [{ point: a }, { point: b }] = pointers;
  const previousDistance = Math.max(getDistance(first.point, second.point), 1);
  return {
    gesture: { kind: "pinching", pointers },
    action: {
      type: "pinch",
      from: getMidpoint(first.point, second.point),
      to: getMidpoint(a, b),
      factor: Math.max(getDistance(a, b), 1) / previousDistance,
    },
  };
}

/** The pointer's new position, or the same object when it did not move. */
const getNewPosition = (pointer: PointerPosition, { pointers }: MoveInput): PointerPosition =>
  [...pointers].reverse().find(({ id }) => id === pointer.id) ?? pointer;

const toPointerPosition = ({ id, point }: PressInput): PointerPosition => ({ id, point });

const startPress = (input: PressInput): Gesture => ({
  kind: "pressing",
  pointer: toPointerPosition(input),
  time: input.time,
});

const addPointer = (pointer: PointerPosition, input: PressInput): Gesture =>
  pointer.id === input.id
    ? { kind: "panning", pointer, samples: [] }
    : { kind: "pinching", pointers: [pointer, toPointerPosition(input)] };

function getVelocity(samples: readonly Sample[], { point, time }: Sample): Point {
  const start = samples.find((sample) => time - sample.time <= FLING_WINDOW_MS);
  if (!start || time <= start.time) return { x: 0, y: 0 };
  const delta = subtractPoints(point, start.point);
  return { x: delta.x / (time - start.time), y: delta.y / (time - start.time) };
}
