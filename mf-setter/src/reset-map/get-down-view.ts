import { type Box, getBoundingBox, getHomeView } from "@topout/shared/gym-map";

import type { ResetDot } from "./reset-dot.tsx";

/** Around the dots, in layout units. */
const MARGIN = 30;
/** Few routes must not fill the map: the setter places others around them. */
const MAX_SCALE = 2;

/** The view of everything that comes down. Undefined, the home view, if nothing does or if it needs the whole map. */
export function getDownView(dots: readonly ResetDot[], homeBox: Box) {
  const downDots = dots.filter(({ mark }) => mark === "down");
  if (downDots.length === 0) return undefined;
  const { left, right, top, bottom } = getBoundingBox(downDots);
  const home = getHomeView(homeBox);
  const scale = Math.min(
    MAX_SCALE,
    (homeBox.right - homeBox.left) / (right - left + 2 * MARGIN),
    (homeBox.bottom - homeBox.top) / (bottom - top + 2 * MARGIN),
  );
  if (scale <= 1) return undefined;
  return {
    zoom: home.zoom * scale,
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
  };
}
