import { type GymSection, toPoints } from "../../plan/layout.ts";

/**
 * An L-shaped hall. The outer wall from one side of the door to the other, with the inner edge of the mat below each
 * part. The Prow is the corner that stands into the hall.
 */
export const harbourSections: readonly GymSection[] = [
  createSection("The Slipway", "#12808c33", {
    wall: toPoints(-38, 118, -92, 118, -97, 70, -91, 20, -96, -28),
    matEdge: toPoints(-64, -26, -58, 20, -64, 62, -60, 88, -38, 90),
  }),
  createSection("The Hull", "#b3432b33", {
    wall: toPoints(-96, -28, -90, -70, -98, -104, -60, -118, -18, -108, 6, -118, 14, -86),
    matEdge: toPoints(-18, -78, -52, -86, -65, -78, -58, -56, -64, -26),
  }),
  createSection("The Prow", "#c98a1233", {
    wall: toPoints(14, -86, 4, -44, 16, -6, 22, 22, 60, 14, 97, 24),
    matEdge: toPoints(66, 52, 24, 56, -12, 50, -22, 20, -16, -6, -28, -44, -18, -78),
  }),
  createSection("Quay Wall", "#4a5d8a33", {
    wall: toPoints(97, 24, 91, 66, 97, 118, 20, 118),
    matEdge: toPoints(20, 90, 58, 88, 64, 82, 60, 66, 66, 52),
  }),
];

function createSection(
  name: GymSection["name"],
  color: string,
  { wall, matEdge }: { readonly wall: GymSection["wall"]; readonly matEdge: GymSection["mat"] },
): GymSection {
  return { name, color, wall, joined: false, mat: [...wall, ...matEdge] };
}
