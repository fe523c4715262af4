import type { Point } from "@topout/shared/domain";

import type { Random } from "../random.ts";
import { createRing, rotatePoints } from "./outline.ts";

const kinds = ["jug", "sloper", "pinch", "crimp", "pocket", "wedge"] as const;
export type HoldKind = (typeof kinds)[number];

interface Form {
  /** Half of its width and height, in hold sizes. */
  readonly wide: number;
  readonly tall: number;
  /** 2 is an ellipse; more is squarer. */
  readonly square: number;
  readonly bumps: number;
}

const forms: Readonly<Record<HoldKind, Form>> = {
  jug: { wide: 1.22, tall: 0.86, square: 2.5, bumps: 0.06 },
  sloper: { wide: 1.18, tall: 1.06, square: 2.1, bumps: 0.05 },
  pinch: { wide: 0.72, tall: 1.26, square: 2.4, bumps: 0.07 },
  crimp: { wide: 1.2, tall: 0.5, square: 2.2, bumps: 0.07 },
  pocket: { wide: 1, tall: 0.94, square: 2.3, bumps: 0.06 },
  wedge: { wide: 1.06, tall: 0.98, square: 2, bumps: 0.17 },
};

export const pickHoldKind = (random: Random): HoldKind => random.pick(kinds);

/** The outline of a hold of size 1 around its bolt: no two come from the same mould. */
export function createHoldShape(kind: HoldKind, random: Random): Point[] {
  const { wide, tall, square, bumps } = forms[kind];
  const waves = [2, 3, 5].map((count) => ({
    count: kind === "wedge" && count === 2 ? 3 : count,
    phase: random.between(0, 2 * Math.PI),
    height: (bumps * random.between(0.5, 1)) / Math.sqrt(count - 1),
  }));
  const radius = (angle: number) => {
    const [x, y] = [Math.abs(Math.cos(angle)) / wide, Math.abs(Math.sin(angle)) / tall];
    const base = (x ** square + y ** square) ** (-1 / square);
    const wobble = waves.reduce(
      (sum, { count, phase, height }) => sum + height * Math.cos(count * angle + phase),
      1,
    );
    return base * wobble;
  };
  return rotatePoints(createRing(16, radius), random.normal() * 0.35);
}
