import type { Reset } from "@topout/shared/contract";

/**
 * The draft that the screen previews: the next announced one, otherwise the newest. A draft without routes changes nothing,
 * but routes can be added to it.
 */
export function findPlannedReset(drafts: readonly Reset[], today: string): Reset | undefined {
  const announced = drafts.filter(({ leaves_on }) => leaves_on !== null && leaves_on >= today);
  const [next] = announced.sort((a, b) => (a.leaves_on ?? "").localeCompare(b.leaves_on ?? ""));
  return next ?? drafts[0];
}

/** Whether the reset changes the wall. */
export const changesWall = ({ strip, new: added }: Reset): boolean =>
  strip.length > 0 || added.length > 0;
