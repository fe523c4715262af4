import type { Layout } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";

import type { AreaName } from "../drawing/wall-styles.ts";

/** An area with its wall and mat. */
export interface GymSection {
  readonly name: AreaName;
  readonly color: string;
  /** The wall of a free-standing boulder, if `joined` is true. Else a part of the outer wall. */
  readonly wall: readonly Point[];
  readonly joined: boolean;
  readonly mat: readonly Point[];
}

/** Converts x and y of each point, one after the other. */
export const toPoints = (...numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));

/** Draws the sections. The outer wall is open at the door, and each part of it ends where the next one starts. */
export function createLayout(sections: readonly GymSection[]): Layout {
  const boulders = sections.filter(({ joined }) => joined);
  const outerWall = sections
    .filter(({ joined }) => !joined)
    .flatMap(({ wall }, index) => (index === 0 ? wall : wall.slice(1)));
  return {
    lines: [
      ...sections.map(({ mat }) => ({ joined: true, style: "mat" as const, points: [...mat] })),
      { joined: false, style: "wall", points: outerWall },
      ...boulders.map(({ wall }) => ({ joined: true, style: "wall" as const, points: [...wall] })),
    ],
    areas: sections.map(({ name, color, mat }) => ({
      joined: true,
      name,
      style: "area",
      color,
      points: [...mat],
    })),
  };
}
