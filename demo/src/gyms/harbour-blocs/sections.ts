import { type GymSection, toPoints } from "../../plan/layout.ts";

/**
 * An L-shaped hall. The outer wall from one side of the door to the other, with the inner edge of the mat below each
 * part. The Prow ends at the corner that stands into the hall.
 */
export const harbourSections: readonly GymSection[] = [
  createSection("The Slipway", "#12808c33", {
    wall: toPoints(-34, 118, -92, 118, -97, 72, -91, 26, -97, -24),
    matEdge: toPoints(-66, -22, -60, 24, -66, 66, -62, 90, -34, 92),
  }),
  createSection("The Hull", "#b3432b33", {
    wall: toPoints(-97, -24, -90, -66, -98, -104, -58, -118, -14, -109, 18, -118, 28, -88),
    matEdge: toPoints(0, -78, -16, -83, -56, -88, -66, -80, -58, -60, -66, -22),
  }),
  createSection("The Prow", "#c98a1233", {
    wall: toPoints(28, -88, 22, -48, 38, -10, 32, 22),
    matEdge: toPoints(4, 38, 8, -4, -6, -44, 0, -78),
  }),
  createSection("Quay Wall", "#4a5d8a33", {
    wall: toPoints(32, 22, 64, 14, 97, 24, 91, 66, 97, 118, 22, 118),
    matEdge: toPoints(22, 91, 62, 90, 67, 82, 61, 66, 64, 50, 36, 53, 4, 38),
  }),
];

function createSection(
  name: GymSection["name"],
  color: string,
  { wall, matEdge }: { readonly wall: GymSection["wall"]; readonly matEdge: GymSection["mat"] },
): GymSection {
  return { name, color, wall, joined: false, mat: [...wall, ...matEdge] };
}
