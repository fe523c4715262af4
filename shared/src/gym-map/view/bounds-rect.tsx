import { type Box, padBox, heightOf, widthOf } from "../model/box.ts";

/** The radius around a dot within which all that belongs to it is drawn, but for its name. */
export const HALO_RADIUS = 11.5;

/**
 * All that dots may cover, and nothing to see. It keeps a picture's bounds, or Chromium would put all layers of the page
 * together anew for every dot that is selected; and where it comes before the dots, the page keeps one rectangle where
 * fingers may not scroll, and not one for each of thousands of dots.
 */
export function BoundsRect({ home }: { home: Box }) {
  const all = padBox(home, HALO_RADIUS);
  return (
    <rect x={all.left} y={all.top} width={widthOf(all)} height={heightOf(all)} fill="transparent" />
  );
}
