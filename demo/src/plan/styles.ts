import type { AreaName } from "../drawing/wall-styles.ts";
import type { Random } from "../random.ts";

/** The style tags of each area: the angle of the wall, and typical moves. */
const areaStyles: Readonly<
  Record<AreaName, { readonly wall: readonly string[]; readonly moves: readonly string[] }>
> = {
  "Comp Wall": {
    wall: ["Vertical", "Overhang"],
    moves: ["Dyno", "Jump", "Compression", "Cross Through", "Deadpoint", "Sloper", "Toe Hook"],
  },
  "The Cave": {
    wall: ["Overhang"],
    moves: ["Heel Hook", "Toe Hook", "Knee Bar", "Campus", "Drop Knee", "Jug", "Undercling"],
  },
  "The Island": {
    wall: ["Arete", "Vertical"],
    moves: ["Compression", "Pinch", "Heel Hook", "Sloper", "Gaston", "Mantle"],
  },
  "Main Wall": {
    wall: ["Vertical", "Crack"],
    moves: ["Crimp", "Pinch", "Lock Off", "Gaston", "Deadpoint", "Undercling", "Match"],
  },
  "The Slab": {
    wall: ["Slab"],
    moves: ["Crimp", "Mantle", "Pocket", "Match", "Lock Off", "Cross Through"],
  },
  "Warm Up": { wall: ["Vertical", "Slab"], moves: ["Jug", "Pocket", "Match", "Pinch", "Jump"] },
  "The Slipway": { wall: ["Slab"], moves: ["Mantle", "Crimp", "Match", "Pocket", "Cross Through"] },
  "The Hull": {
    wall: ["Overhang"],
    moves: ["Heel Hook", "Toe Hook", "Drop Knee", "Knee Bar", "Undercling", "Pinch"],
  },
  "The Prow": {
    wall: ["Arete", "Overhang"],
    moves: ["Compression", "Sloper", "Heel Hook", "Dyno", "Gaston", "Deadpoint"],
  },
  "Quay Wall": {
    wall: ["Vertical", "Crack"],
    moves: ["Crimp", "Lock Off", "Jug", "Match", "Deadpoint", "Pinch"],
  },
};

/** Returns two or three comma-separated tags. */
export function pickStyle(area: AreaName, random: Random): string {
  const { wall, moves } = areaStyles[area];
  const count = random.chance(0.35) ? 2 : 1;
  return [...random.shuffle(wall).slice(0, 1), ...random.shuffle(moves).slice(0, count)].join(", ");
}
