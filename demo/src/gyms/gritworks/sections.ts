import type { Point } from "@topout/shared/domain";

import { type GymSection, toPoints } from "../../plan/layout.ts";

/** The outer wall from one side of the door to the other. Each part ends where the next one starts. */
const wallParts = {
  "The Slab": toPoints(-32, 118, -91, 118, -97, 84, -92, 52, -97, 20, -80, -3),
  "Comp Wall": toPoints(-80, -3, -97, -32, -93, -74, -68, -105, -26, -116, 4, -100),
  "The Cave": toPoints(4, -100, 36, -118, 77, -107, 97, -78, 83, -49, 98, -22),
  "Main Wall": toPoints(98, -22, 97, 36, 82, 59, 97, 83, 91, 118, 36, 118),
} as const;

/** The inner edge of the mat below each part of the outer wall. */
const matEdges: Readonly<Record<keyof typeof wallParts, readonly Point[]>> = {
  "The Slab": toPoints(-50, -1, -65, 24, -62, 52, -66, 90, -34, 92),
  "Comp Wall": toPoints(4, -76, -20, -86, -54, -77, -63, -58, -66, -30, -50, -1),
  "The Cave": toPoints(68, -19, 54, -47, 64, -70, 55, -80, 36, -88, 4, -76),
  "Main Wall": toPoints(38, 92, 65, 90, 53, 60, 67, 36, 68, -19),
};

const boulders = {
  "The Island": toPoints(-24, -36, 6, -50, 30, -31, 26, 3, 3, 16, -23, 5),
  "Warm Up": toPoints(-14, 62, 11, 57, 24, 67, 14, 84, -10, 80),
} as const;

const boulderMats: Readonly<Record<keyof typeof boulders, readonly Point[]>> = {
  "The Island": toPoints(-46, -48, 6, -73, 52, -44, 48, 17, 5, 37, -44, 19),
  "Warm Up": toPoints(-36, 53, 14, 41, 46, 58, 33, 102, -31, 98),
};

const areaColors = {
  "Comp Wall": "#7c43e633",
  "The Cave": "#dc343033",
  "The Island": "#00665c33",
  "Main Wall": "#2166e833",
  "The Slab": "#f57f1f33",
  "Warm Up": "#2aa64c33",
} as const;

export const gritworksSections: readonly GymSection[] = [
  ...(["The Slab", "Comp Wall", "The Cave", "Main Wall"] as const).map((name) => ({
    name,
    color: areaColors[name],
    wall: wallParts[name],
    joined: false,
    mat: [...wallParts[name], ...matEdges[name]],
  })),
  ...(["The Island", "Warm Up"] as const).map((name) => ({
    name,
    color: areaColors[name],
    wall: boulders[name],
    joined: true,
    mat: boulderMats[name],
  })),
];
