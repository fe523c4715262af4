import type { AreaName } from "../drawing/boards.ts";
import type { Random } from "../random.ts";

/** What each wall is, and the ways of climbing that it asks for: tags as the spec lists them. */
const ways: Readonly<
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
};

/** Two or three tags, comma-separated. */
export function styleOf(area: AreaName, random: Random): string {
  const { wall, moves } = ways[area];
  const count = random.chance(0.35) ? 2 : 1;
  return [...random.shuffled(wall).slice(0, 1), ...random.shuffled(moves).slice(0, count)].join(
    ", ",
  );
}
