import type { Layout } from "@topout/shared/contract";
import { memo } from "react";

import { placeAreaLabels } from "../model/area-labels.ts";
import type { Box } from "../model/box.ts";

interface AreaLabelsProps {
  layout: Layout;
  homeBox: Box;
}

/** The names of the areas, on boulders and on free floor. */
export const AreaLabels = memo(function AreaLabels({ layout, homeBox }: AreaLabelsProps) {
  return (
    <g aria-hidden="true" className="area-labels">
      {placeAreaLabels(layout, homeBox).map(({ name, position, ground }) => (
        <text
          key={`${name} ${position.x} ${position.y}`}
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
