import type { Layout } from "@topout/shared/contract";
import { memo } from "react";

import { getAreaLabels } from "../model/last-area-labels.ts";
import type { Box } from "../model/box.ts";

interface AreaLabelsProps {
  layout: Layout;
  homeBox: Box;
}

/** The names of the areas, on boulders and on free floor. */
export const AreaLabels = memo(function AreaLabels({ layout, homeBox }: AreaLabelsProps) {
  return (
    <g aria-hidden="true" className="area-labels">
      {getAreaLabels(layout, homeBox).map(({ name, position, ground }, index) => (
        <text
          // oxlint-disable-next-line react/no-array-index-key -- Areas have no ids, and two can be equal.
          key={index}
          className="area-label"
          data-ground={ground}
          {...position}
        >
          {name.toUpperCase()}
        </text>
      ))}
    </g>
  );
});
