import type { Layout } from "@topout/shared/contract";

import { type AreaLabel, placeAreaLabels } from "./area-labels.ts";
import type { Box } from "./box.ts";

interface LastAreaLabels {
  /** The JSON of what the labels depend on. */
  readonly key: string;
  readonly labels: readonly AreaLabel[];
}

declare global {
  interface Window {
    lastAreaLabels?: LastAreaLabels;
  }
}

/**
 * Returns the labels of the areas of a layout. To place them is expensive, so the window keeps the last ones: the first
 * map shares no modules with the app, and both show the same layout.
 */
export function getAreaLabels(layout: Layout, homeBox: Box): readonly AreaLabel[] {
  const key = getKey(layout, homeBox);
  if (window.lastAreaLabels?.key !== key) {
    window.lastAreaLabels = { key, labels: [...placeAreaLabels(layout, homeBox)] };
  }
  return window.lastAreaLabels.labels;
}

/**
 * Places the labels for `getAreaLabels` in short steps, so that each can be a task of its own: at most one for each area,
 * and one for the end.
 */
export function* prepareAreaLabels(layout: Layout, homeBox: Box): Generator<void> {
  const key = getKey(layout, homeBox);
  if (window.lastAreaLabels?.key === key) return;
  const labels: AreaLabel[] = [];
  for (const label of placeAreaLabels(layout, homeBox)) {
    labels.push(label);
    yield;
  }
  window.lastAreaLabels = { key, labels };
}

/**
 * What labels depend on. The first map has the layout in the order of the response, and the app in that of the contract,
 * which has parsed it. `JSON.stringify` writes the keys of a list in the order of this list.
 */
const KEYS = [
  "lines",
  "areas",
  "name",
  "style",
  "joined",
  "points",
  "x",
  "y",
  "left",
  "top",
  "right",
  "bottom",
];

const getKey = (layout: Layout, homeBox: Box): string => JSON.stringify([layout, homeBox], KEYS);
