import type { Layout } from "@topout/shared/contract";

import { type Box, GUIDE, grown, heightOf, including, widthOf } from "./box.ts";

/** Free floor around the gym, in layout units. */
const EDGE = 8;

/** What one sees of a gym at first: the guide, and whatever was drawn beyond it. */
export const homeOf = ({ lines }: Pick<Layout, "lines">): Box =>
  grown(
    including(
      GUIDE,
      lines.flatMap(({ points }) => points),
    ),
    EDGE,
  );

export const viewBoxOf = (box: Box): string =>
  `${box.left} ${box.top} ${widthOf(box)} ${heightOf(box)}`;
