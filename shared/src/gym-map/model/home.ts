import type { Layout } from "@topout/shared/contract";

import { type Box, GUIDE_BOX, padBox, heightOf, extendBox, widthOf } from "./box.ts";

/** Free floor around the gym, in layout units. */
const EDGE = 8;

/** What one sees of a gym at first: the guide, and whatever was drawn beyond it. */
export const getHomeBox = ({ lines }: Pick<Layout, "lines">): Box =>
  padBox(
    extendBox(
      GUIDE_BOX,
      lines.flatMap(({ points }) => points),
    ),
    EDGE,
  );

export const toViewBox = (box: Box): string =>
  `${box.left} ${box.top} ${widthOf(box)} ${heightOf(box)}`;
