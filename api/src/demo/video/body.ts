import { distance, type Point } from "@topout/shared/domain";

import type { Contacts } from "./climb-animation.ts";
import { interpolate, getJoint, pointTowards, clampDistance } from "./geometry.ts";

/** In the units of a route's photo, where a user is about 430 tall. */
const ARM = 92;
const LEG = 104;
const BACK = 118;
const SHOULDERS = 44;
const HIPS = 22;
const NECK = 46;

/** From the body outwards: shoulder, elbow, hand; hip, knee, foot. */
export type Limb = readonly [Point, Point, Point];

export interface Body {
  readonly chest: Point;
  readonly pelvis: Point;
  readonly head: Point;
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
}

/** A body that hangs from these hands and stands on these feet. */
export function poseBody({ hands, feet }: Contacts): Body {
  const footing = interpolate(...feet, 0.5);
  const chest = chestBelow(hands, footing);
  const pelvis = pointTowards(
    chest,
    interpolate({ x: chest.x, y: chest.y + BACK }, footing, 0.35),
    BACK,
  );
  return {
    chest,
    pelvis,
    head: { x: chest.x + (interpolate(...hands, 0.5).x - chest.x) * 0.12, y: chest.y - NECK },
    arms: [
      limb(beside(chest, -SHOULDERS), hands[0], { bone: ARM, side: beside(chest, -200, 60) }),
      limb(beside(chest, SHOULDERS), hands[1], { bone: ARM, side: beside(chest, 200, 60) }),
    ],
    legs: [
      limb(beside(pelvis, -HIPS), feet[0], { bone: LEG, side: beside(pelvis, -240, 40) }),
      limb(beside(pelvis, HIPS), feet[1], { bone: LEG, side: beside(pelvis, 240, 40) }),
    ],
  };
}

const beside = ({ x, y }: Point, dx: number, dy = 0): Point => ({ x: x + dx, y: y + dy });

function limb(from: Point, wanted: Point, bones: Parameters<typeof getJoint>[2]): Limb {
  const to = clampDistance(from, wanted, bones.bone * 1.98);
  return [from, getJoint(from, to, bones), to];
}

/** Between hands and feet, a little below straight arms, and never further from a hand than an arm is long. */
function chestBelow(hands: readonly [Point, Point], footing: Point): Point {
  const middle = interpolate(...hands, 0.5);
  const lowest = Math.max(hands[0].y, hands[1].y);
  const start = { x: (middle.x * 3 + footing.x) / 4, y: Math.max(middle.y + 88, lowest + 26) };
  return Array.from({ length: 6 }).reduce<Point>((chest) => hands.reduce(pulledTo, chest), start);
}

const REACH = ARM * 1.86;

function pulledTo(chest: Point, hand: Point): Point {
  const side = hand.x < chest.x ? -SHOULDERS : SHOULDERS;
  const shoulder = { x: chest.x + side, y: chest.y };
  const far = distance(shoulder, hand);
  if (far <= REACH) return chest;
  const share = (far - REACH) / far;
  return interpolate(
    chest,
    { x: chest.x + hand.x - shoulder.x, y: chest.y + hand.y - shoulder.y },
    share,
  );
}
