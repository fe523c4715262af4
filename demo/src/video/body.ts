import { getDistance, type Point } from "@topout/shared/domain";

import type { Contacts } from "./climb-animation.ts";
import {
  clampDistance,
  getJoint,
  interpolate,
  type JointOptions,
  pointTowards,
} from "./geometry.ts";

/** Lengths in pixels of the route photo, where a climber is about 430 tall. */
const ARM_BONE = 92;
const LEG_BONE = 104;
const BACK = 118;
const SHOULDER_OFFSET = 44;
const HIP_OFFSET = 22;
const NECK = 46;

/** Shoulder, elbow and hand, or hip, knee and foot. */
export type Limb = readonly [Point, Point, Point];

export interface Body {
  readonly chest: Point;
  readonly pelvis: Point;
  readonly head: Point;
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
}

/** Computes a body pose for the given positions of hands and feet. */
export function poseBody({ hands, feet }: Contacts): Body {
  const feetCentre = interpolate(...feet, 0.5);
  const chest = getChest(hands, feetCentre);
  const pelvis = pointTowards(
    chest,
    interpolate({ x: chest.x, y: chest.y + BACK }, feetCentre, 0.35),
    BACK,
  );
  return {
    chest,
    pelvis,
    head: { x: chest.x + (interpolate(...hands, 0.5).x - chest.x) * 0.12, y: chest.y - NECK },
    arms: [
      createLimb(offset(chest, -SHOULDER_OFFSET), hands[0], {
        boneLength: ARM_BONE,
        bendTowards: offset(chest, -200, 60),
      }),
      createLimb(offset(chest, SHOULDER_OFFSET), hands[1], {
        boneLength: ARM_BONE,
        bendTowards: offset(chest, 200, 60),
      }),
    ],
    legs: [
      createLimb(offset(pelvis, -HIP_OFFSET), feet[0], {
        boneLength: LEG_BONE,
        bendTowards: offset(pelvis, -240, 40),
      }),
      createLimb(offset(pelvis, HIP_OFFSET), feet[1], {
        boneLength: LEG_BONE,
        bendTowards: offset(pelvis, 240, 40),
      }),
    ],
  };
}

const offset = ({ x, y }: Point, dx: number, dy = 0): Point => ({ x: x + dx, y: y + dy });

function createLimb(from: Point, target: Point, options: JointOptions): Limb {
  const to = clampDistance(from, target, options.boneLength * 1.98);
  return [from, getJoint(from, to, options), to];
}

/** Places the chest between hands and feet, within reach of both arms. */
function getChest(hands: readonly [Point, Point], feetCentre: Point): Point {
  const middle = interpolate(...hands, 0.5);
  const lowest = Math.max(hands[0].y, hands[1].y);
  const start = { x: (middle.x * 3 + feetCentre.x) / 4, y: Math.max(middle.y + 88, lowest + 26) };
  // A move towards one hand can put the other hand out of reach, so repeat the moves.
  return Array.from({ length: 6 }).reduce<Point>(
    (chest) => hands.reduce(moveIntoReach, chest),
    start,
  );
}

const REACH = ARM_BONE * 1.86;

function moveIntoReach(chest: Point, hand: Point): Point {
  const side = hand.x < chest.x ? -SHOULDER_OFFSET : SHOULDER_OFFSET;
  const shoulder = { x: chest.x + side, y: chest.y };
  const armLength = getDistance(shoulder, hand);
  if (armLength <= REACH) return chest;
  const ratio = (armLength - REACH) / armLength;
  return interpolate(
    chest,
    { x: chest.x + hand.x - shoulder.x, y: chest.y + hand.y - shoulder.y },
    ratio,
  );
}
