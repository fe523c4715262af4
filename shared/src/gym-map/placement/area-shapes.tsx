import { memo } from "react";

import type { Area } from "@topout/shared/contract";

import { toPathData } from "../model/shape.ts";

interface AreaShapesProps {
  areas: readonly Area[];
  /** The area that contains the dot. */
  currentArea: Area | undefined;
}

/** The tints of the areas. An area that is not closed is filled as if it were. */
export const AreaShapes = memo(function AreaShapes({ areas, currentArea }: AreaShapesProps) {
  return areas.map((area, index) => {
    const d = toPathData({ ...area, joined: true });
    return (
      <path
        // oxlint-disable-next-line react/no-array-index-key -- Areas have no ids, and two can be equal.
        key={index}
        className="area"
        data-current={area === currentArea || undefined}
        d={d}
        fill={area.color}
        stroke={area.color.slice(0, 7)}
      />
    );
  });
});
