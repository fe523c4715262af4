import type { Layout } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";
import { type Box, getAreaLabels } from "@topout/shared/gym-map";

import { formatShare, isChosen, type MarkGroup } from "./mark-group.ts";

/** The name and the count of an area on the map, around a point in layout units. */
export interface Pill extends Point {
  readonly group: MarkGroup;
  readonly count: string;
  readonly isChosen: boolean;
  readonly width: number;
}

export const PILL_HEIGHT = 12;
export const PILL_PADDING = 5;
/** With the space after it. */
export const CROSS_WIDTH = 8;
const LETTER_WIDTH = 3.1;
/** Between the name and the count. */
export const GAP = 2.5;

/** Places a pill where the name of the area is without a reset. */
export function placePills(
  layout: Layout,
  homeBox: Box,
  groups: readonly MarkGroup[],
): readonly Pill[] {
  const groupByName = new Map(groups.map((group) => [group.name, group]));
  return getAreaLabels(layout, homeBox).flatMap(({ name, position }) => {
    const group = groupByName.get(name);
    if (!group) return [];
    const count = formatShare(group);
    const textWidth = (name.length + count.length) * LETTER_WIDTH + GAP;
    const crossWidth = isChosen(group) ? CROSS_WIDTH : 0;
    return {
      ...position,
      group,
      count,
      isChosen: isChosen(group),
      width: textWidth + crossWidth + 2 * PILL_PADDING,
    };
  });
}

export const findPillAt = (pills: readonly Pill[], { x, y }: Point): Pill | undefined =>
  pills.find(
    (pill) => Math.abs(x - pill.x) <= pill.width / 2 && Math.abs(y - pill.y) <= PILL_HEIGHT / 2,
  );
