import type { Point } from "@topout/shared/domain";

import { interpolate } from "./geometry.ts";

/** What a climber touches the wall with: first what is on the left. */
export interface Contacts {
  readonly hands: readonly [Point, Point];
  readonly feet: readonly [Point, Point];
}

const MOVE_SECONDS = 1;
const START_SECONDS = 0.8;
const TOP_SECONDS = 1.4;
/** How far below the hands the feet stand. */
const STANCE = 335;
const STRIDE = 52;
/** How far a hand or a foot leaves the wall on its way. */
const LIFT = 26;

/** A way up a route: where every hand and foot is at any time. */
export interface ClimbAnimation {
  readonly durationSeconds: number;
  readonly getContacts: (seconds: number) => Contacts;
}

/**
 * Hand over hand along `holds`, from the lowest two to both hands on the last. Feet stand on the holds below, and on
 * the plain wall where there is none; never below `ground`.
 */
export function animateClimb(holds: readonly Point[], ground: number): ClimbAnimation {
  const stances = stancesOf(holds, ground);
  const moves = stances.length - 1;
  return {
    durationSeconds: START_SECONDS + moves * MOVE_SECONDS + TOP_SECONDS,
    getContacts: (seconds) => {
      const moved = Math.min(moves, Math.max(0, (seconds - START_SECONDS) / MOVE_SECONDS));
      const index = Math.min(moves - 1, Math.floor(moved));
      return onTheWay(stances, index, moved - index);
    },
  };
}

function stancesOf(holds: readonly Point[], ground: number): Contacts[] {
  const last = holds.length - 1;
  return holds.map((hold, index) => {
    const next = holds[Math.min(last, index + 1)] ?? hold;
    const [low, high] = index % 2 === 0 ? [hold, next] : [next, hold];
    const leftFirst = leansLeft(holds);
    const hands = leftFirst ? ([low, high] as const) : ([high, low] as const);
    return { hands, feet: feetBelow(hands, holds.slice(0, index), ground) };
  });
}

/** Holds swing from side to side: the even ones are all on one. */
function leansLeft(holds: readonly Point[]): boolean {
  const sway = holds.map(({ x }, index) => (index % 2 === 0 ? -x : x));
  return sway.reduce((sum, x) => sum + x, 0) > (holds.length % 2 === 0 ? 0 : -480);
}

function feetBelow(hands: readonly [Point, Point], below: readonly Point[], ground: number) {
  const middle = interpolate(...hands, 0.5);
  const foot = (side: -1 | 1): Point => {
    const wanted = { x: middle.x + side * STRIDE, y: middle.y + STANCE };
    const held = below.find(
      ({ x, y }) => Math.abs(y - wanted.y) < 70 && (x - middle.x) * side > -10 && near(x, middle.x),
    );
    const at = held ?? wanted;
    return { x: at.x, y: Math.min(ground, at.y) };
  };
  return [foot(-1), foot(1)] as const;
}

const near = (a: number, b: number) => Math.abs(a - b) < 170;

/** First one foot, then the other, then the hand. */
function onTheWay(stances: readonly Contacts[], index: number, share: number): Contacts {
  const [from, to] = [stances[index], stances[index + 1]];
  if (!from || !to) throw new RangeError("An ascent has a move at any time");
  const hand = phase(share, 0.5, 0.95);
  return {
    hands: [lifted(from.hands[0], to.hands[0], hand), lifted(from.hands[1], to.hands[1], hand)],
    feet: [
      lifted(from.feet[0], to.feet[0], phase(share, 0.05, 0.35)),
      lifted(from.feet[1], to.feet[1], phase(share, 0.28, 0.58)),
    ],
  };
}

/** How much of a movement is done that lasts from `start` to `end`: it begins and ends gently. */
function phase(share: number, start: number, end: number): number {
  const done = Math.min(1, Math.max(0, (share - start) / (end - start)));
  return done * done * (3 - 2 * done);
}

function lifted(from: Point, to: Point, share: number): Point {
  const { x, y } = interpolate(from, to, share);
  const away = Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / 60);
  return { x, y: y - Math.sin(share * Math.PI) * LIFT * away };
}
