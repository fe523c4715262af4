import type { Point } from "@topout/shared/domain";

import type { Random } from "../random.ts";
import { createRing, rotatePoints } from "./outline.ts";

const kinds = ["jug", "sloper", "pinch", "crimp", "pocket", "wedge"] as const;
export type HoldKind = (typeof kinds)[number];

interface Form {
  /** Half of the width and of the height, as a factor of the hold size. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Superellipse exponent: 2 is an ellipse, higher is squarer. */
  readonly exponent: number;
  readonly roughness: number;
}

const forms: Readonly<Record<HoldKind, Form>> = {
  jug: { halfWidth: 1.22, halfHeight: 0.86, exponent: 2.5, roughness: 0.06 },
  sloper: { halfWidth: 1.18, halfHeight: 1.06, exponent: 2.1, roughness: 0.05 },
  pinch: { halfWidth: 0.72, halfHeight: 1.26, exponent: 2.4, roughness: 0.07 },
  crimp: { halfWidth: 1.2, halfHeight: 0.5, exponent: 2.2, roughness: 0.07 },
  pocket: { halfWidth: 1, halfHeight: 0.94, exponent: 2.3, roughness: 0.06 },
  wedge: { halfWidth: 1.06, halfHeight: 0.98, exponent: 2, roughness: 0.17 },
};

export const pickHoldKind = (random: Random): HoldKind => random.pick(kinds);

/** Creates a random outline for a hold of size 1 around the origin. */
export function createHoldShape(kind: HoldKind, random: Random): Point[] {
  const { halfWidth, halfHeight, exponent, roughness } = forms[kind];
  const waves = [2, 3, 5].map((count) => ({
    count: kind === "wedge" && count === 2 ? 3 : count,
    phase: random.between(0, 2 * Math.PI),
    height: (roughness * random.between(0.5, 1)) / Math.sqrt(count - 1),
  }));
  const getRadius = (angle: number) => {
    const [x, y] = [Math.abs(Math.cos(angle)) / halfWidth, Math.abs(Math.sin(angle)) / halfHeight];
    const base = (x ** exponent + y ** exponent) ** (-1 / exponent);
    const wobble = waves.reduce(
      (sum, { count, phase, height }) => sum + height * Math.cos(count * angle + phase),
      1,
    );
    return base * wobble;
  };
  return rotatePoints(createRing(16, getRadius), random.normal() * 0.35);
}
