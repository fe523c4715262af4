import type { Area, Layout } from "@topout/shared/contract";

import { getBoundingBox, getCentre, getHeight, getHomeBox, getWidth, padBox } from "./box.ts";
import { clampView, HOME_ZOOM, type View } from "./viewport.ts";

/** Room for the dots at the edge and their names, in layout units. */
const PADDING = 16;

/** The view that fits the area on a canvas of any size. Undefined for an area without points, which has no place. */
export function getAreaView(layout: Layout, { points }: Pick<Area, "points">): View | undefined {
  if (points.length === 0) return undefined;
  const homeBox = getHomeBox(layout);
  const box = padBox(getBoundingBox(points), PADDING);
  const factor = Math.min(getWidth(homeBox) / getWidth(box), getHeight(homeBox) / getHeight(box));
  return clampView({ homeBox }, { zoom: HOME_ZOOM * factor, centre: getCentre(box) });
}
