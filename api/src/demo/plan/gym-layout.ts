import type { Layout } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";

import type { AreaName } from "../drawing/boards.ts";

const line = (...numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));

/** The wall along the building, from the door round to the door: each stretch ends where the next begins. */
const stretches = {
  "The Slab": line(-32, 118, -91, 118, -97, 84, -92, 52, -97, 20, -80, -3),
  "Comp Wall": line(-80, -3, -97, -32, -93, -74, -68, -105, -26, -116, 4, -100),
  "The Cave": line(4, -100, 36, -118, 77, -107, 97, -78, 83, -49, 98, -22),
  "Main Wall": line(98, -22, 97, 36, 82, 59, 97, 83, 91, 118, 36, 118),
} as const;

/** Where the mats below a stretch of wall end. */
const floor: Readonly<Record<keyof typeof stretches, readonly Point[]>> = {
  "The Slab": line(-50, -1, -65, 24, -62, 52, -66, 90, -34, 92),
  "Comp Wall": line(4, -76, -20, -86, -54, -77, -63, -58, -66, -30, -50, -1),
  "The Cave": line(68, -19, 54, -47, 64, -70, 55, -80, 36, -88, 4, -76),
  "Main Wall": line(38, 92, 65, 90, 53, 60, 67, 36, 68, -19),
};

const boulders = {
  "The Island": line(-24, -36, 6, -50, 30, -31, 26, 3, 3, 16, -23, 5),
  "Warm Up": line(-14, 62, 11, 57, 24, 67, 14, 84, -10, 80),
} as const;

const around: Readonly<Record<keyof typeof boulders, readonly Point[]>> = {
  "The Island": line(-46, -48, 6, -73, 52, -44, 48, 17, 5, 37, -44, 19),
  "Warm Up": line(-36, 53, 14, 41, 46, 58, 33, 102, -31, 98),
};

const tints: Readonly<Record<AreaName, string>> = {
  "Comp Wall": "#7c43e633",
  "The Cave": "#dc343033",
  "The Island": "#00665c33",
  "Main Wall": "#2166e833",
  "The Slab": "#f57f1f33",
  "Warm Up": "#2aa64c33",
};

/** What there is to climb in each area, with the mat below it. Joined means that it stands free. */
interface Ground {
  readonly name: AreaName;
  readonly wall: readonly Point[];
  readonly joined: boolean;
  readonly mat: readonly Point[];
}

export const grounds: readonly Ground[] = [
  ...(["The Slab", "Comp Wall", "The Cave", "Main Wall"] as const).map((name) => ({
    name,
    wall: stretches[name],
    joined: false,
    mat: [...stretches[name], ...floor[name]],
  })),
  ...(["The Island", "Warm Up"] as const).map((name) => ({
    name,
    wall: boulders[name],
    joined: true,
    mat: around[name],
  })),
];

/** The one outer wall, open at the door. */
const building = Object.values(stretches).flatMap((points, index) =>
  index === 0 ? points : points.slice(1),
);

/** The demo gym's layout, as its owner would have drawn it in the editor. */
export const gymLayout: Layout = {
  lines: [
    ...grounds.map(({ mat }) => ({ joined: true, style: "mat" as const, points: [...mat] })),
    { joined: false, style: "wall", points: building },
    ...Object.values(boulders).map((points) => ({
      joined: true,
      style: "wall" as const,
      points,
    })),
  ],
  areas: grounds.map(({ name, mat }) => ({
    joined: true,
    name,
    style: "area",
    color: tints[name],
    points: [...mat],
  })),
};
