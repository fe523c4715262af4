import { memo } from "react";

import type { RouteMark } from "@topout/shared/domain";
import { MARKS } from "@topout/shared/ui";

import { transformPath } from "../model/transform-path.ts";
import type { MapDot } from "./map-dot.ts";

/** The distances of a mark on a ring from the centre of the hold, on both axes. */
const PROJECT_RING = 6.4;
const SELECTION_RING = 7.8;

interface RouteMarksProps {
  dots: readonly MapDot[];
  isSelected?: boolean;
}

/** In one layer above all dots, so that no dot covers a mark. The descriptions of the dots contain their meaning. */
export const RouteMarks = memo(function RouteMarks({ dots, isSelected }: RouteMarksProps) {
  return (
    <g className="marks" aria-hidden="true">
      {dots.flatMap((dot) =>
        (dot.marks ?? []).map((mark) => (
          <path key={`${mark} ${dot.id}`} className="mark" d={getPath(mark, dot, isSelected)} />
        )),
      )}
    </g>
  );
});

/** On a dot with a ring, the mark interrupts the ring. */
function getPath(mark: RouteMark, { x, y, skin, isProject }: MapDot, isSelected = false): string {
  const { path, anchors, side } = MARKS[mark];
  const ring = isSelected ? SELECTION_RING : isProject === true && PROJECT_RING;
  const [anchorX, anchorY] = ring === false ? anchors[skin] : [ring, side * ring];
  return transformPath(path, { translate: { x: x + anchorX, y: y + anchorY }, scale: 1 });
}
