import type { Point } from "@topout/shared/domain";

import { PHOTO_SIZE } from "../drawing/route-photo.ts";
import { interpolate } from "./geometry.ts";

/** Positions of hands and feet, left first. */
export interface Contacts {
  readonly hands: readonly [Point, Point];
  readonly feet: readonly [Point, Point];
}

const MOVE_SECONDS = 1;
const START_SECONDS = 0.8;
const TOP_SECONDS = 1.4;
/** The vertical distance of the feet from the hands, in pixels. */
const FEET_BELOW_HANDS_PX = 335;
const FOOT_OFFSET = 52;
/** The height of the arc on which a hand or foot moves. */
const ARC_HEIGHT_PX = 26;

export interface ClimbAnimation {
  readonly durationSeconds: number;
  readonly getContacts: (seconds: number) => Contacts;
}

/**
 * Animates a climb hand over hand, from the lowest two holds until both hands are on the last one. Feet use the holds
 * below, or the wall if there is none, and are never below `groundY`.
 */
export function animateClimb(holds: readonly Point[], groundY: number): ClimbAnimation {
  const keyframes = getKeyframes(holds, groundY);
  const moves = keyframes.length - 1;
  return {
    durationSeconds: START_SECONDS + moves * MOVE_SECONDS + TOP_SECONDS,
    getContacts: (seconds) => {
      const progress = Math.min(moves, Math.max(0, (seconds - START_SECONDS) / MOVE_SECONDS));
      const index = Math.min(moves - 1, Math.floor(progress));
      return interpolateMove(keyframes, index, progress - index);
    },
  };
}

function getKeyframes(holds: readonly Point[], groundY: number): Contacts[] {
  const last = holds.length - 1;
  const hasLeftStart = startsOnLeft(holds);
  return holds.map((hold, index) => {
    const next = holds[Math.min(last, index + 1)] ?? hold;
    const [low, high] = index % 2 === 0 ? [hold, next] : [next, hold];
    const hands = hasLeftStart ? ([low, high] as const) : ([high, low] as const);
    return { hands, feet: getFeet(hands, holds.slice(0, index), groundY) };
  });
}

/** Whether the holds with an even index are on the left. Holds alternate between left and right. */
function startsOnLeft(holds: readonly Point[]): boolean {
  const middleX = PHOTO_SIZE.width / 2;
  const offsets = holds.map(({ x }, index) => (index % 2 === 0 ? middleX - x : x - middleX));
  return offsets.reduce((sum, offset) => sum + offset, 0) > 0;
}

function getFeet(hands: readonly [Point, Point], below: readonly Point[], groundY: number) {
  const middle = interpolate(...hands, 0.5);
  const getFoot = (side: -1 | 1): Point => {
    const target = { x: middle.x + side * FOOT_OFFSET, y: middle.y + FEET_BELOW_HANDS_PX };
    const hold = below.find(
      ({ x, y }) =>
        Math.abs(y - target.y) < 70 && (x - middle.x) * side > -10 && isNear(x, middle.x),
    );
    const { x, y } = hold ?? target;
    return { x, y: Math.min(groundY, y) };
  };
  return [getFoot(-1), getFoot(1)] as const;
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 170;

/** Moves one foot, then the other, then a hand. */
function interpolateMove(
  keyframes: readonly Contacts[],
  index: number,
  progress: number,
): Contacts {
  const [from, to] = [keyframes[index], keyframes[index + 1]];
  if (!from || !to) throw new RangeError("No keyframe for this move");
  const hand = getPhase(progress, 0.5, 0.95);
  return {
    hands: [
      moveOnArc(from.hands[0], to.hands[0], hand),
      moveOnArc(from.hands[1], to.hands[1], hand),
    ],
    feet: [
      moveOnArc(from.feet[0], to.feet[0], getPhase(progress, 0.05, 0.35)),
      moveOnArc(from.feet[1], to.feet[1], getPhase(progress, 0.28, 0.58)),
    ],
  };
}

/** Ease-in-out progress of a movement between `start` and `end`. */
function getPhase(progress: number, start: number, end: number): number {
  const linear = Math.min(1, Math.max(0, (progress - start) / (end - start)));
  return linear * linear * (3 - 2 * linear);
}

function moveOnArc(from: Point, to: Point, progress: number): Point {
  const { x, y } = interpolate(from, to, progress);
  const heightRatio = Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / 60);
  return { x, y: y - Math.sin(progress * Math.PI) * ARC_HEIGHT_PX * heightRatio };
}
